import { formatMonthDay } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { StatTile } from '../../../shared/ui/stat-tile';
import { useSessionActions } from '../hooks/use-session-actions';
import { kgText, setText } from '../lib/set-text';
import { volumeOf, workoutsOf } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/training-log';
import { SyncChip } from './sync-chip';

const MINUTE_MS = 60_000;

/** What was done today, from what this device holds: there without a network too. */
export function SessionSummary({ device, record }: { device: DeviceLog; record: SessionRecord }) {
  const { session, sets } = record;
  const actions = useSessionActions(device, record);
  const done = sets.filter(set => set.doneAt !== null && set.kind === 'work');
  const minutes = Math.max(
    1,
    Math.round(
      (Date.parse(session.endedAt ?? session.startedAt) - Date.parse(session.startedAt)) / MINUTE_MS,
    ),
  );
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(5),
        maxWidth: 620,
        margin: '0 auto',
        padding: `${space(6)} var(--gutter)`,
      }}
    >
      <header>
        <p css={[text.small, { color: color('text-2') }]}>{formatMonthDay(session.localDate)}</p>
        <h1 css={text.h1}>{done.length > 0 ? '오늘도 해냈어요!' : session.title}</h1>
        <SyncChip />
      </header>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <StatTile label="시간" value={minutes} unit="분" highlighted />
        <StatTile label="세트" value={done.length} unit="세트" />
        <StatTile label="볼륨" value={kgText(volumeOf(sets)).replace('kg', '')} unit="kg" />
      </div>
      <ul css={{ display: 'grid', gap: space(3) }}>
        {workoutsOf(sets).map(workout => (
          <Card as="li" key={`${workout.workoutOrdinal}-${workout.workoutId}`}>
            <h2 css={text.title}>{workout.workoutName}</h2>
            <ol css={{ display: 'grid', gap: space(1), marginTop: space(2) }}>
              {workout.sets.map(set => (
                <li
                  key={set.id}
                  css={[
                    text.body2,
                    {
                      display: 'flex',
                      gap: space(3),
                      color: color(set.doneAt === null ? 'text-3' : 'text'),
                      fontVariantNumeric: 'tabular-nums',
                    },
                  ]}
                >
                  <span css={{ minWidth: '2.75rem', color: color('text-2') }}>
                    {set.kind === 'warmup' ? '준비' : '본 세트'}
                  </span>
                  <span>{setText(set)}</span>
                  {set.doneAt === null && <span>못 함</span>}
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </ul>
      {session.note && <p css={[text.body2, { whiteSpace: 'pre-line' }]}>{session.note}</p>}
      <div css={{ display: 'grid', gap: space(2) }}>
        <LinkButton to="/training" size="large" fullWidth>
          확인
        </LinkButton>
        <Button variant="ghost" onClick={() => void actions.resume()}>
          이어서 더 하기
        </Button>
      </div>
    </div>
  );
}
