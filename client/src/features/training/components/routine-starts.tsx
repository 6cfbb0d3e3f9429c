import type { CSSObject } from '@emotion/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { sessionMinutes } from '../../../shared/widgets/workout/session-minutes';
import { daysAgoText, lastDays, nextRoutine } from '../lib/next-routine';
import type { NextRoutine } from '../session/next-workout';
import type { RoutineChoice } from '../session/offline-plans';
import { useToday } from '../hooks/use-today';
import type { Stored, TrainingSession } from '../store/rows';
import { dotted } from '../../../shared/lib/format';

const startOf = (routineId: number) => `/training/session/new?routine=${routineId}`;

/** `6개 · 53분쯤`; null for a plan that this device lacks. */
function sizeOf(plan: NextRoutine | undefined): string | null {
  if (!plan) return null;
  if (plan.workouts.length === 0) return '아직 운동이 없어요';
  const minutes = sessionMinutes(
    plan.workouts.map(({ target, restSeconds }) => ({ set: target.sets, restSeconds })),
  );
  return `${plan.workouts.length}개 ·\u00a0${minutes}분쯤`;
}

const ROW = 64;
/** As tall as the next routine. */
export const StartsSkeleton = () => (
  <div aria-busy>
    <Skeleton height={202} round="var(--radius-card)" />
  </div>
);

const starts = (others: boolean): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  [media.desktop]: others && { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(6) },
});

interface RoutineStartsProps {
  choices: readonly RoutineChoice[];
  /** Those on this device. */
  plans: readonly NextRoutine[];
  sessions: readonly Stored<TrainingSession>[];
}

/** The next routine, large; the others in plain rows. */
export function RoutineStarts({ choices, plans, sessions }: RoutineStartsProps) {
  const days = lastDays(sessions);
  const planOf = (id: number) => plans.find(({ routineId }) => routineId === id);
  const today = useToday();
  const factsOf = ({ routineId }: RoutineChoice) => {
    const day = days.get(routineId);
    return dotted([sizeOf(planOf(routineId)), day && daysAgoText(day, today)]);
  };
  const next = nextRoutine(choices, days, routineId => planOf(routineId)?.workouts.length === 0);
  if (!next) return null;
  return (
    <div css={starts(choices.length > 1)}>
      {/* Mounted anew for another one: a press that began on it starts no other. */}
      <Card key={next.routineId} padding={5}>
        <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>다음 루틴</p>
        <h2 css={[text.h1, { marginTop: space(1), overflowWrap: 'anywhere' }]}>{next.routineName}</h2>
        {/* Always one line: its text arrives later. */}
        <p css={[text.body2, { minHeight: '1lh', marginTop: space(1), color: color('text-2') }]}>
          {factsOf(next)}
        </p>
        <LinkButton
          to={startOf(next.routineId)}
          aria-label={`${next.routineName} 운동 시작`}
          size="large"
          fullWidth
          css={{ marginTop: space(4) }}
        >
          운동 시작
        </LinkButton>
      </Card>
      {choices.length > 1 && (
        <ul css={{ borderRadius: radius.card, border: `1px solid ${color('line')}`, overflow: 'hidden' }}>
          {choices
            .filter(choice => choice !== next)
            .map(choice => (
              <li
                key={choice.routineId}
                css={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  gap: space(3),
                  minHeight: ROW,
                  padding: space(2, 3, 2, 4),
                  '& + li': { borderTop: `1px solid ${color('line')}` },
                  [media.hover]: { '&:hover': { background: color('surface-2') } },
                }}
              >
                <div css={{ flex: 1, minWidth: 0 }}>
                  {/* The whole row is clickable; its accessible name stays short. */}
                  <Link
                    to={startOf(choice.routineId)}
                    aria-label={`${choice.routineName} 운동 시작`}
                    css={[
                      text.body2,
                      {
                        display: 'block',
                        fontWeight: 700,
                        overflowWrap: 'anywhere',
                        '&::after': { content: "''", position: 'absolute', inset: 0 },
                        '&:focus-visible': { outline: 'none' },
                        '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: -3 },
                      },
                    ]}
                  >
                    {choice.routineName}
                  </Link>
                  <p css={[text.small, { minHeight: '1lh', color: color('text-2') }]}>{factsOf(choice)}</p>
                </div>
                <ChevronRight aria-hidden size={20} color={color('text-3')} css={{ flex: 'none' }} />
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
