import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { messageOf } from '../../../shared/api/api.error';
import { hourText } from '../../../shared/push/hour-text';
import { markPush, pushSupport, turnPushOff } from '../../../shared/push/push-device';
import type { PushSupport } from '../../../shared/push/push-device';
import { pushKey, savePushSettings } from '../../../shared/push/push.api';
import type { PushState } from '../../../shared/push/push.api';
import { usePushState, useTurnPushOn } from '../../../shared/push/use-push';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Checkbox } from '../../../shared/ui/checkbox';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Select } from '../../../shared/ui/select';
import { showToast } from '../../../shared/ui/toast.store';

const FIRST_HOUR = 9;
const LAST_HOUR = 20;

const KINDS = [
  ['today', '오늘 운동'],
  ['rest', '쉬는 시간 끝'],
  ['refill', '보충제 떨어짐'],
] as const;

const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
  const value = FIRST_HOUR + index;
  return { value, label: hourText(value) };
});

/** What to do where pushes cannot arrive. */
const HELP: Record<Exclude<PushSupport, 'yes'>, string> = {
  install: '공유 버튼을 누르고 ‘홈 화면에 추가’ 메뉴를 고른 뒤, 홈 화면의 루틴업에서 켜 주세요.',
  none: '이 브라우저는 알림을 받지 못해요. 크롬, 삼성 인터넷, 사파리로 열어 주세요.',
  blocked: '브라우저가 알림을 막고 있어요. 브라우저의 사이트 설정에서 알림을 허용해 주세요.',
};

/** 알림: on this device, and which ones. Nothing where the operator sends none. */
export function PushSection() {
  const push = usePushState();
  const { data } = push;
  const on = useTurnPushOn();
  if (push.isLoadingError) {
    return (
      <Card as="section" aria-labelledby="push">
        <h2 id="push" css={text.title}>
          알림
        </h2>
        <LoadFailure query={push} />
      </Card>
    );
  }
  if (!data?.publicKey) return null;
  const { publicKey } = data;
  const support = pushSupport();
  return (
    <Card as="section" aria-labelledby="push">
      <h2 id="push" css={text.title}>
        알림
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        오늘 운동과 떨어져 가는 보충제는 하루 한 번만, 휴식은 화면이 꺼진 동안 끝날 때 알려 드려요. 밤 9시부터
        아침 9시까지는 휴식만 알려요.
      </p>
      {support !== 'yes' ? (
        <p css={text.body2}>{HELP[support]}</p>
      ) : data.here ? (
        <Choices state={data} />
      ) : (
        <Button
          variant="secondary"
          icon={<Bell aria-hidden size={18} />}
          loading={on.isPending}
          onClick={() => on.mutate(publicKey)}
        >
          이 기기에서 알림 받기
        </Button>
      )}
    </Card>
  );
}

function Choices({ state }: { state: PushState }) {
  const client = useQueryClient();
  const onError = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });
  const save = useMutation({
    mutationKey: ['save-push'],
    mutationFn: savePushSettings,
    // One after the other, as pressed.
    scope: { id: 'push' },
    onMutate: changed =>
      client.setQueryData<PushState>(
        pushKey,
        before => before && { ...before, settings: { ...before.settings, ...changed } },
      ),
    onSuccess: async saved => {
      // The newest choice stays shown.
      if (client.isMutating({ mutationKey: ['save-push'] }) <= 1) client.setQueryData(pushKey, saved);
      await markPush(saved);
    },
    onError: error => {
      onError(error);
      void client.invalidateQueries({ queryKey: pushKey });
    },
  });
  const off = useMutation({
    mutationFn: turnPushOff,
    onSuccess: () => {
      client.setQueryData(pushKey, { ...state, here: false });
      showToast({ message: '이 기기의 알림을 껐어요.', tone: 'success' });
    },
    onError,
  });
  const { settings } = state;
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <div role="group" aria-label="알려 드릴 것" css={{ display: 'grid', justifyItems: 'start' }}>
        {KINDS.map(([kind, label]) => (
          <Checkbox
            key={kind}
            label={label}
            checked={settings[kind]}
            onChange={event => save.mutate({ [kind]: event.target.checked })}
          />
        ))}
      </div>
      <Select
        label="하루 한 번 알릴 시각"
        value={settings.hour}
        options={HOURS}
        disabled={!settings.today && !settings.refill}
        onChange={hour => save.mutate({ hour })}
      />
      <div>
        <Button variant="secondary" loading={off.isPending} onClick={() => off.mutate()}>
          이 기기에서 끄기
        </Button>
      </div>
    </div>
  );
}
