import { useState } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { latePart } from '../../../shared/lib/late-part';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { StatTile } from '../../../shared/ui/stat-tile';
import { usePlans } from '../hooks/use-plans';
import { useSessionActions } from '../hooks/use-session-actions';
import { useSummary } from '../hooks/use-summary';
import { localDateOf } from '../../../shared/lib/calendar';
import { minutesOf, volumeOf, workoutsOf } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';
import { DoneWorkouts } from './done-workouts';
import { NoteSheet } from './note-sheet';
import { REVIEW_COLUMN, ReviewHeader } from './review-header';
import { SessionEdit } from './session-edit';
import { SessionResults } from './session-results';
import { ShareButton } from './share-button';

const PushAfterSession = latePart(async () => (await import('./push-after-session')).PushAfterSession);

/** A finished session: this device's data at once, the server's part when it arrives. */
export function SessionReview({ device, record }: { device: DeviceLog; record: SessionRecord }) {
  const { session, sets } = record;
  const actions = useSessionActions(device, record);
  const summary = useSummary(record);
  const plans = usePlans(
    device.log,
    session,
    sets.map(set => set.workoutId),
  );
  const [before, setBefore] = useState<SessionRecord['sets'] | null>(null);
  const [writing, setWriting] = useState(false);
  const done = sets.filter(set => set.doneAt !== null && set.kind === 'work');
  const today = session.localDate === localDateOf(new Date());
  // The server knows what each weight means; until it answers, this device estimates the totals.
  const totals = summary.query.data ?? {
    minutes: minutesOf(session),
    sets: done.length,
    volumeKg: volumeOf(sets, plans),
  };
  return (
    <div css={REVIEW_COLUMN}>
      <ReviewHeader
        session={session}
        actions={actions}
        onEdit={() => setBefore(sets)}
        onNote={() => setWriting(true)}
      />
      {before ? (
        <SessionEdit
          record={record}
          before={before}
          {...{ actions, plans }}
          onClose={() => setBefore(null)}
        />
      ) : (
        <>
          <header>
            <p css={[text.small, { color: color('text-2') }]}>
              {formatMonthDay(session.localDate)}
              {today && ` ·\u00a0${session.title}`}
            </p>
            <h1 css={text.h1}>{today && done.length > 0 ? '오늘 운동을 해냈어요!' : session.title}</h1>
          </header>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            <StatTile label="시간" value={Math.max(1, totals.minutes)} unit="분" highlighted />
            <StatTile label="세트" value={totals.sets} unit="세트" />
            {totals.volumeKg > 0 && <StatTile label="볼륨" value={formatNumber(totals.volumeKg)} unit="kg" />}
          </div>
          <SessionResults summary={summary} />
          <section aria-label="한 운동" css={{ display: 'grid', gap: space(3) }}>
            <h2 css={text.h2}>한 운동</h2>
            <DoneWorkouts workouts={workoutsOf(sets)} />
            {session.note && <p css={[text.body2, { whiteSpace: 'pre-line' }]}>{session.note}</p>}
          </section>
          {today && <PushAfterSession log={device.log} />}
          <div css={{ display: 'grid', gap: space(2) }}>
            {summary.query.data && done.length > 0 && <ShareButton of={{ trainingSessionId: session.id }} />}
            <LinkButton to="/training/history" size="large" fullWidth>
              기록 보기
            </LinkButton>
            {today && (
              <Button variant="ghost" onClick={() => void actions.resume()}>
                이어서 더 하기
              </Button>
            )}
          </div>
        </>
      )}
      {writing && (
        <NoteSheet
          note={session.note}
          onSave={note => {
            setWriting(false);
            void actions.note(note);
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
