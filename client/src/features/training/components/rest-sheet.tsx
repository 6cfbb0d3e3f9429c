import { css } from '@emotion/react';
import { color, space, text } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Modal } from '../../../shared/ui/modal';
import type { RestTimer } from '../hooks/use-rest';
import { allowSound } from '../lib/alarm';

const CHOICES = css({ display: 'grid', justifyItems: 'start', margin: space(2, 0) });
const NOTE = css(text.small, { color: color('text-2') });

/** Whether rests are timed and how their end is signalled. Every press takes effect at once; there is nothing to save. */
export function RestSheet({ timer, onClose }: { timer: RestTimer; onClose: () => void }) {
  const { off, alarm, turnOff, setAlarm } = timer;
  return (
    <Modal title="휴식 타이머" description="이 기기에서만 바뀌어요." onClose={onClose}>
      <div css={CHOICES}>
        <Checkbox
          label="세트를 마치면 휴식 시간 재기"
          checked={!off}
          onChange={event => turnOff(!event.target.checked)}
        />
        <Checkbox
          label="끝나면 소리로 알리기"
          checked={alarm.sound}
          disabled={off}
          onChange={event => {
            const sound = event.target.checked;
            // A running rest sounds, too.
            if (sound) allowSound();
            setAlarm({ ...alarm, sound });
          }}
        />
        <Checkbox
          label="끝나면 진동으로 알리기"
          checked={alarm.vibration}
          disabled={off}
          onChange={event => setAlarm({ ...alarm, vibration: event.target.checked })}
        />
      </div>
      <p css={NOTE}>
        화면이 켜져 있을 때만 알릴 수 있어요.
        {!('vibrate' in navigator) && ' 이 브라우저는 진동을 지원하지 않아요.'}
      </p>
    </Modal>
  );
}
