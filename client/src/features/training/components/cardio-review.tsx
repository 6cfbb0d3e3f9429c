import { useState } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { latePart } from '../../../shared/lib/late-part';
import { color, space, text } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { StatTile } from '../../../shared/ui/stat-tile';
import { useSessionActions } from '../hooks/use-session-actions';
import { EFFORT_TEXTS, paceOf } from '../lib/cardio-text';
import type { DeviceLog } from '../store/device-log';
import type { Cardio } from '../store/rows';
import type { SessionRecord } from '../store/session-record';
import { NoteSheet } from './note-sheet';
import { REVIEW_COLUMN, ReviewHeader } from './review-header';

const CardioSheet = latePart(async () => (await import('./cardio-sheet')).CardioSheet);

interface CardioReviewProps {
  device: DeviceLog;
  record: SessionRecord;
  cardio: Cardio;
}

/** A session of endurance: this device has all of it. */
export function CardioReview({ device, record, cardio }: CardioReviewProps) {
  const { session } = record;
  const actions = useSessionActions(device, record);
  const [sheet, setSheet] = useState<'edit' | 'note' | null>(null);
  const pace = paceOf(cardio);
  return (
    <div css={REVIEW_COLUMN}>
      <ReviewHeader
        session={session}
        actions={actions}
        editLabel="고치기"
        onEdit={() => setSheet('edit')}
        onNote={() => setSheet('note')}
      />
      <header>
        <p css={[text.small, { color: color('text-2') }]}>{formatMonthDay(session.localDate)}</p>
        <h1 css={text.h1}>{session.title}</h1>
      </header>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <StatTile label="시간" value={Math.max(1, Math.round(cardio.seconds / 60))} unit="분" highlighted />
        {cardio.meters !== null && (
          <StatTile label="거리" value={formatNumber(cardio.meters / 1000)} unit="km" />
        )}
        {pace && <StatTile label="페이스" value={pace.split('/')[0]} unit={`/${pace.split('/')[1]}`} />}
      </div>
      <p css={text.body2}>하면서 {EFFORT_TEXTS[cardio.effort].replace('있어요', '있었어요')}.</p>
      {session.note && <p css={[text.body2, { whiteSpace: 'pre-line' }]}>{session.note}</p>}
      <LinkButton to="/training/history" size="large" fullWidth>
        기록 보기
      </LinkButton>
      {sheet === 'edit' && <CardioSheet session={session} onClose={() => setSheet(null)} />}
      {sheet === 'note' && (
        <NoteSheet
          note={session.note}
          onSave={note => {
            setSheet(null);
            void actions.note(note);
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}
