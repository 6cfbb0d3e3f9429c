import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { color, space, text } from '../theme/theme';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { hourText } from './hour-text';
import { pushSupport } from './push-device';
import { usePushState, useTurnPushOn } from './use-push';

const STORAGE_KEY = 'routineup.push-offer';

function wasRefused(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // A refusal could not be remembered, so nothing is offered.
    return true;
  }
}

/** Offers notifications until answered once on this device, and only where they can arrive. */
export function PushOffer() {
  const [refused, setRefused] = useState(wasRefused);
  const offered = !refused && pushSupport() === 'yes';
  const { data } = usePushState(offered);
  const refuse = () => {
    setRefused(true);
    localStorage.setItem(STORAGE_KEY, 'refused');
  };
  const on = useTurnPushOn(refuse);
  if (!offered || !data?.publicKey || data.here) return null;
  const { publicKey } = data;
  return (
    <Card as="section" padding={4} aria-labelledby="push-offer">
      <h2 id="push-offer" css={[text.title, { display: 'flex', alignItems: 'center', gap: space(2) }]}>
        <BellRing aria-hidden size={20} color={color('brand-text')} />
        알림을 받을까요?
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 3), color: color('text-2') }]}>
        오늘 운동과 다시 살 것은 하루 한 번 {hourText(data.settings.hour)}에, 화면이 꺼진 동안 끝난 휴식은
        그때 알려 드려요.
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button variant="secondary" loading={on.isPending} onClick={() => on.mutate(publicKey)}>
          알림 받기
        </Button>
        <Button variant="ghost" onClick={refuse}>
          괜찮아요
        </Button>
      </div>
    </Card>
  );
}
