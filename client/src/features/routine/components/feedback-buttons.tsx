import { color, columns, radius, space, text } from '../../../shared/theme/theme';
import type { Feedback } from '../../../shared/widgets/myfit/myfit.api';

const ANSWERS: readonly { answer: Feedback; label: string }[] = [
  { answer: 'LIGHT', label: '가벼웠어요' },
  { answer: 'RIGHT', label: '적당했어요' },
  { answer: 'HEAVY', label: '무거웠어요' },
];

interface FeedbackButtonsProps {
  given: Feedback | null;
  /** `null`: the answer was pressed again, which takes it back. */
  onAnswer: (answer: Feedback | null) => void;
}

/** How today's weight felt; the next numbers follow from it. */
export function FeedbackButtons({ given, onAnswer }: FeedbackButtonsProps) {
  return (
    <fieldset>
      <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
        오늘 이 무게, 어땠어요?
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: columns('5rem'), gap: space(2) }}>
        {ANSWERS.map(({ answer, label }) => {
          const chosen = answer === given;
          return (
            <button
              key={answer}
              type="button"
              aria-pressed={chosen}
              onClick={() => onAnswer(chosen ? null : answer)}
              css={{
                minHeight: 48,
                padding: space(1),
                borderRadius: radius.control,
                border: `1px solid ${color(chosen ? 'brand' : 'line')}`,
                background: color(chosen ? 'brand-tint' : 'surface'),
                color: color(chosen ? 'brand-text' : 'text'),
                fontSize: '0.9375rem',
                fontWeight: 600,
              }}
            >
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
