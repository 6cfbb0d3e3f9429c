import X from 'lucide-react/icons/x';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { IconButton } from '../../../shared/ui/icon-button';
import type { SessionWorkout } from '../session/plan';
import type { LoadAnswer } from '../store/rows';

const ANSWERS: readonly { answer: LoadAnswer; label: string }[] = [
  { answer: 'LIGHT', label: '가벼웠어요' },
  { answer: 'RIGHT', label: '적당했어요' },
  { answer: 'HEAVY', label: '무거웠어요' },
];

interface FeelingQuestionProps {
  workout: SessionWorkout;
  onAnswer: (answer: LoadAnswer) => void;
  /** Called after an answer, or after skipping it. */
  onClose: () => void;
}

/** Asked after a workout's last set; skipping is fine. */
export function FeelingQuestion({ workout, onAnswer, onClose }: FeelingQuestionProps) {
  const given = workout.sets.findLast(set => set.answer !== null)?.answer;
  return (
    <section
      aria-label={`${workout.workoutName}, 어땠어요?`}
      css={{
        padding: space(1, 2, 3, 4),
        borderRadius: radius.control,
        background: color('surface-2'),
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2) }}>
        <p css={[text.small, { flex: 1, minWidth: 0, fontWeight: 600 }]}>
          <strong>{workout.workoutName}</strong>, 어땠어요?
        </p>
        <IconButton label="답하지 않고 넘어가기" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: space(2),
          paddingRight: space(2),
        }}
      >
        {ANSWERS.map(({ answer, label }) => (
          <button
            key={answer}
            type="button"
            aria-pressed={given === answer}
            onClick={() => {
              onClose();
              onAnswer(answer);
            }}
            css={{
              minHeight: 48,
              padding: space(1),
              borderRadius: radius.small,
              border: `1px solid ${color(given === answer ? 'brand' : 'line')}`,
              background: color(given === answer ? 'brand-tint' : 'surface'),
              color: color(given === answer ? 'brand-text' : 'text'),
              fontSize: '0.875rem',
              fontWeight: 600,
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
