import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { dotted, formatMonthDay } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import type { CalendarEntry } from '../api/training-history.api';
import { WEEKDAYS, weekdayOf } from '../../../shared/lib/calendar';
import { cardioFacts } from '../lib/cardio-text';
import { kgText } from '../lib/set-text';
import { minutesOf } from '../session/plan';
import type { TrainingSession } from '../store/rows';

interface SessionListProps {
  sessions: readonly TrainingSession[];
  /** The server's data by session id; empty offline. */
  entries: ReadonlyMap<string, CalendarEntry>;
  /** This device's set counts by session id. */
  done: ReadonlyMap<string, number>;
}

/** `52분 · 12세트 · 4,800kg`, as far as known. */
function factsOf(session: TrainingSession, entry: CalendarEntry | undefined, done = 0): string {
  if (session.cardio) return cardioFacts(session.cardio);
  const sets = entry?.sets ?? done;
  const facts = [
    // Imported files may lack the duration.
    session.endedAt === null ? '하는 중' : session.endedAt !== session.startedAt && `${minutesOf(session)}분`,
    (entry || done > 0) && `${sets}세트`,
    entry && entry.volumeKg > 0 && kgText(Math.round(entry.volumeKg)),
  ];
  return dotted(facts);
}

/** Sessions, newest first; each links to its page. */
export function SessionList({ sessions, entries, done }: SessionListProps) {
  return (
    <ul css={{ display: 'grid', gap: space(2) }}>
      {sessions.map(session => {
        const entry = entries.get(session.id);
        return (
          <Card as="li" key={session.id} padding={0}>
            <Link
              to={`/training/session/${session.id}`}
              css={{
                display: 'flex',
                alignItems: 'center',
                gap: space(3),
                padding: space(3, 3, 3, 4),
                color: color('text'),
                [media.hover]: { '&:hover': { background: color('surface-2') } },
              }}
            >
              <span css={{ flex: 1, minWidth: 0 }}>
                <span css={[text.small, { display: 'block', color: color('text-2') }]}>
                  {formatMonthDay(session.localDate)} ({WEEKDAYS[weekdayOf(session.localDate)]})
                </span>
                <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>{session.title}</strong>
                <span
                  css={[
                    text.small,
                    { display: 'block', color: color('text-2'), fontVariantNumeric: 'tabular-nums' },
                  ]}
                >
                  {factsOf(session, entry, done.get(session.id))}
                </span>
                {entry && entry.bodyParts.length > 0 && (
                  <span css={[text.small, { display: 'block', color: color('text-2') }]}>
                    {dotted(entry.bodyParts)}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden size={20} css={{ flex: 'none', color: color('text-3') }} />
            </Link>
          </Card>
        );
      })}
    </ul>
  );
}
