import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { todayInKorea } from '../../../shared/lib/format';
import { particle } from '../../../shared/lib/particle';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { daysBetween } from '../../../shared/lib/calendar';
import { showToast } from '../../../shared/ui/toast.store';
import { changeTaken, fetchTaken, savedAs, takenKey } from '../../../shared/widgets/intake/taken.api';
import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';

/** Enough days before a pack is empty to buy a new one. */
const DAYS_BEFORE = 5;
/** A pack that ran out longer ago is no longer taken, or was bought without an entry. */
const DAYS_AFTER = 14;

/** What runs out about now, soonest first. */
export function runningOut(
  items: readonly IntakeItem[],
  today: string,
): { item: IntakeItem; days: number }[] {
  return items
    .flatMap(item => (item.lastsUntil === null ? [] : [{ item, days: daysBetween(today, item.lastsUntil) }]))
    .filter(({ days }) => days <= DAYS_BEFORE && days >= -DAYS_AFTER)
    .sort((one, other) => one.days - other.days);
}

/** `종합비타민이 3일 뒤 떨어져요` */
export function refillText(name: string, days: number): string {
  const what = particle(name, '이/가');
  if (days < 0) return `${what} 다 떨어졌을 거예요`;
  return days === 0 ? `${what} 오늘 떨어져요` : `${what} ${days}일 뒤 떨어져요`;
}

/** Supplements that run out, with one press to mark them as bought; where all of them last, something else. */
export function RefillLine({ otherwise = null }: { otherwise?: ReactNode }) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: takenKey, queryFn: fetchTaken });
  const today = todayInKorea();
  const buying = useMutation({
    mutationFn: (item: IntakeItem) => changeTaken(item, now => ({ ...savedAs(now), boughtOn: today })),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
    onSuccess: (_, { name }) => showToast({ message: `${particle(name, '을/를')} 오늘 산 것으로 적었어요.` }),
    onSettled: () => client.invalidateQueries({ queryKey: takenKey }),
  });
  const [first, ...others] = runningOut(data ?? [], today);
  if (!first) return otherwise;
  return (
    <section
      aria-label="다 떨어져 가는 것"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(2, 3),
        padding: space(2, 4),
        borderRadius: radius.control,
        background: color('surface-2'),
      }}
    >
      <Link
        to="/mypage/intake"
        css={[
          text.body2,
          { flex: '1 1 12rem', minWidth: 0, padding: space(2.5, 0), overflowWrap: 'anywhere' },
        ]}
      >
        {refillText(first.item.name, first.days)}
        {others.length > 0 && (
          <span css={{ color: color('text-2') }}> ·&nbsp;다른 것 {others.length}가지도</span>
        )}
      </Link>
      <Button
        variant="secondary"
        size="small"
        loading={buying.isPending}
        aria-label={`${first.item.name} 오늘 새로 샀어요`}
        onClick={() => buying.mutate(first.item)}
      >
        새로 샀어요
      </Button>
    </section>
  );
}
