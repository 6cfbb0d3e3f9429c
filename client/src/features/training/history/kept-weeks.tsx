import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { ChipButton } from '../../../shared/ui/chip';
import { Modal } from '../../../shared/ui/modal';
import { showToast } from '../../../shared/ui/toast.store';
import { fetchKeptWeeks, keptWeeksKey, showKeptWeeks } from '../api/week.api';
import type { KeptWeeks as Kept } from '../api/week.api';

const useKeptWeeks = (today: string) =>
  useQuery({ queryKey: keptWeeksKey, queryFn: () => fetchKeptWeeks(today), retry: false }).data;

function useShowKeptWeeks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: showKeptWeeks,
    onSuccess: (_, shown) => {
      client.setQueryData<Kept>(keptWeeksKey, before => before && { ...before, shown });
      if (!shown) showToast({ message: '이어 온 주를 숨겼어요. 달력 아래에서 다시 볼 수 있어요.' });
    },
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
}

/** 이어 온 주, from the second on; a press explains it and can switch it off. */
export function KeptWeeks({ today }: { today: string }) {
  const kept = useKeptWeeks(today);
  const show = useShowKeptWeeks();
  const [open, setOpen] = useState(false);
  if (!kept?.shown || kept.weeks < 2) return null;
  return (
    <>
      <ChipButton
        tone="brand"
        icon={<CalendarCheck aria-hidden size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        이어 온 주 {kept.weeks}주
      </ChipButton>
      {open && (
        <Modal
          title={`${kept.weeks}주째 이어 왔어요`}
          onClose={() => setOpen(false)}
          actions={
            <Button size="large" onClick={() => setOpen(false)}>
              확인
            </Button>
          }
        >
          <p css={[text.body2, { margin: space(3, 0), color: color('text-2') }]}>
            계획이 있는 주는 계획한 횟수만큼, 없는 주는 한 번이라도 운동하면 이어져요. 아프거나 쉬기로 한 주,
            임신 중이거나 출산한 뒤의 주도 이어진 것으로 쳐요. 이번 주는 다 하면 더해져요.
          </p>
          <Checkbox
            label="이어 온 주 보여 주기"
            checked={show.isPending ? show.variables : kept.shown}
            disabled={show.isPending}
            onChange={event => show.mutate(event.target.checked)}
          />
        </Modal>
      )}
    </>
  );
}

/** The way back for a member who has switched it off. */
export function KeptWeeksAgain({ today }: { today: string }) {
  const kept = useKeptWeeks(today);
  const show = useShowKeptWeeks();
  if (!kept || kept.shown) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      loading={show.isPending}
      css={{ gridColumn: '1 / -1', justifySelf: 'center' }}
      onClick={() => show.mutate(true)}
    >
      이어 온 주 보기
    </Button>
  );
}
