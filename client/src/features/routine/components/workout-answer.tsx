import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Stepper } from '../../../shared/ui/stepper';
import type { Feedback, RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { rangeText, stopText } from '../../../shared/widgets/workout/amounts';
import { FeedbackButtons } from './feedback-buttons';

interface WorkoutAnswerProps {
  workout: RoutineWorkout;
  /** @param rep repetitions done, where the feeling ended the sets */
  onAnswer: (answer: Feedback | null, rep?: number) => void;
}

/** How it felt; where the feeling ends the sets, when that is and how many were done: the answer is about these. */
export function WorkoutAnswer({ workout, onAnswer }: WorkoutAnswerProps) {
  const { stop, rep, answer } = workout;
  const [done, setDone] = useState<number | null>(null);
  if (!stop) return <FeedbackButtons given={answer} onAnswer={onAnswer} />;
  const count = done ?? rep ?? stop.least;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={text.body2}>
        <strong css={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
          {rangeText(stop)} ·&nbsp;{stopText(stop)}
        </strong>
        <span css={[text.small, { color: color('text-2') }]}>{stop.text}</span>
      </p>
      <Stepper inline label="한 횟수" unit="회" min={1} max={100} step={1} value={count} onChange={setDone} />
      <FeedbackButtons
        given={answer}
        onAnswer={given => (given === null ? onAnswer(null) : onAnswer(given, count))}
      />
    </div>
  );
}
