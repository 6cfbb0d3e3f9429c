import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { formatMonthDay } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast.store';
import { endBreak, saveBreak } from '../api/week.api';
import type { MyWeek } from '../api/week.api';
import { dateAfter, WEEKDAYS, weekdayOf } from '../../../shared/lib/calendar';
import { useWeekChanged } from './use-week';

/** On a day off: until when, and a way to end it early. */
export function BreakNotice({ week, today }: { week: MyWeek; today: string }) {
  const changed = useWeekChanged();
  const present = week.breaks.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  const [last] = [...present].sort((a, b) => b.endsOn.localeCompare(a.endsOn));
  const end = useMutation({
    // They may lie over one another.
    mutationFn: async () => {
      for (const { startsOn, kind } of present) {
        if (startsOn === today) await endBreak(startsOn);
        else await saveBreak(startsOn, { endsOn: dateAfter(today, -1), kind });
      }
    },
    onSuccess: changed,
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
  if (!last) return null;
  const { endsOn, kind } = last;
  return (
    <section
      aria-label="쉬는 중"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2, 3),
        padding: space(3, 4),
        borderRadius: radius.card,
        background: color('surface-2'),
      }}
    >
      <p css={[text.body2, { flex: '1 1 12rem' }]}>
        {endsOn === today
          ? '오늘까지 쉬어요.'
          : `${formatMonthDay(endsOn)} ${WEEKDAYS[weekdayOf(endsOn)]}요일까지 쉬어요.`}{' '}
        {kind === 'ill' ? '푹 쉬고 나아서 만나요.' : '돌아오면 이어서 해요.'}
      </p>
      <Button size="small" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
        {kind === 'ill' ? '다 나았어요' : '돌아왔어요'}
      </Button>
    </section>
  );
}
