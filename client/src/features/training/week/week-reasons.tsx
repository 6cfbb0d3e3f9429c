import BadgeCheck from 'lucide-react/icons/badge-check';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import type { AcceptedWeek } from '../api/week.api';

/** A looser bound says nothing about the week. */
const MOST_SAID_PERCENT = 5;

/** The provable claim: the best week under these rules, or how far from it at most. */
function proofText({ proved, gapPercent }: AcceptedWeek['proof']): string {
  if (proved) return '이 조건에서 가장 좋은 주예요. (증명됨)';
  if (gapPercent > MOST_SAID_PERCENT) return '정해진 시간 안에 찾은 가장 좋은 주예요.';
  return `이 조건에서 가장 좋은 주와 많아야 ${gapPercent}% 차이예요.`;
}

/** The reasons for the week, and notes about it. */
export function WeekReasons({ reasons, notes, proof }: Pick<AcceptedWeek, 'reasons' | 'notes' | 'proof'>) {
  // A week that its member changed has no reasons any more.
  if (reasons.length === 0 && notes.length === 0) return null;
  return (
    <Card as="section" variant="fill" aria-label={reasons.length > 0 ? '왜 이렇게 짰나요' : '확인할 점'}>
      {reasons.length > 0 && (
        <>
          <h2 css={text.title}>왜 이렇게 짰나요</h2>
          <ul css={[text.body2, { display: 'grid', gap: space(1.5), marginTop: space(2) }]}>
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h2 css={[text.body2, { marginTop: reasons.length > 0 ? space(4) : 0, fontWeight: 700 }]}>
            확인할 점
          </h2>
          <ul css={[text.body2, { display: 'grid', gap: space(1.5), marginTop: space(1) }]}>
            {notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {/* Nothing is the best only where nothing fits. */}
      {reasons.length > 0 && (
        <p
          css={[
            text.small,
            {
              display: 'flex',
              alignItems: 'center',
              gap: space(1.5),
              marginTop: space(3),
              color: color('text-2'),
            },
          ]}
        >
          <BadgeCheck aria-hidden size={16} css={{ flex: 'none' }} />
          {proofText(proof)}
        </p>
      )}
    </Card>
  );
}
