import { useEffect, useRef } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/chip';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { WorkoutExample } from '../api/recommendation.types';
import { WorkoutAmounts, WorkoutRange } from './workout-prescription';
import { dotted } from '../../../shared/lib/format';

/** The example on a result card, and what it leaves out: within the visitor's section. */
export function ExampleResult({ example, onAgain }: { example: WorkoutExample; onAgain: () => void }) {
  const { workout, assumed } = example;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <WorkoutPicture src={workout.imgPath} size={72} />
        <div css={{ flex: '1 1 6rem', minWidth: 0 }}>
          <h3 ref={heading} tabIndex={-1} css={[text.title, { outline: 'none' }]}>
            {workout.koreanName}
          </h3>
          <p css={[text.small, { color: color('text-2') }]}>{dotted(workout.bodyPartKoreanName)}</p>
        </div>
        <Chip tone="brand">예시</Chip>
      </div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) }}>
        <WorkoutAmounts workout={workout} />
        <WorkoutRange workout={workout} />
      </div>
      <p css={text.body2}>{workout.reason}</p>
      <p
        css={[
          text.small,
          {
            padding: space(3, 4),
            borderRadius: radius.control,
            background: color('surface-2'),
            color: color('text-2'),
          },
        ]}
      >
        {assumed} 가입하면 키·나이·체성분과 건강까지 살펴 내 몸에 맞게 다시 계산해요.
      </p>
      <Button variant="ghost" onClick={onAgain}>
        다시 입력하기
      </Button>
    </>
  );
}
