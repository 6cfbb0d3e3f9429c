import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutOfReach, messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { AlternativeChoice } from '../../../shared/widgets/workout/alternative-choice';
import type { WorkoutAlternative } from '../../../shared/widgets/workout/alternatives.api';

interface AlternativesProps {
  found: UseQueryResult<WorkoutAlternative[]>;
  /** The one being put in place. */
  taking: number | null;
  onChoose: (alternative: WorkoutAlternative) => void;
}

const OFFLINE =
  '지금은 연결되어 있지 않아서 몸과 기구에 맞는 운동을 고를 수 없어요. ‘운동 추가’ 버튼으로는 이 기기에 있는 운동을 넣을 수 있어요.';

/** The engine's choices, on request only easier ones, or why there are none. */
export function Alternatives({ found, taking, onChoose }: AlternativesProps) {
  const [wantsEasier, setWantsEasier] = useState(false);
  if (found.isPending) {
    return (
      <div aria-busy css={{ display: 'grid', gap: space(2) }}>
        <VisuallyHidden>알맞은 운동을 고르고 있어요</VisuallyHidden>
        {/* As many as there mostly are: the sheet must not grow under a finger. */}
        {[1, 2, 3, 4, 5].map(row => (
          <Skeleton key={row} height={96} round="var(--radius-control)" />
        ))}
      </div>
    );
  }
  if (found.isError) {
    const offline = isOutOfReach(found.error);
    return (
      <div role="alert" css={{ display: 'grid', gap: space(3) }}>
        <p css={text.body2}>{offline ? OFFLINE : messageOf(found.error)}</p>
        <Button variant="secondary" loading={found.isFetching} onClick={() => void found.refetch()}>
          다시 시도
        </Button>
      </div>
    );
  }
  if (found.data.length === 0)
    return (
      <p css={text.body2}>지금 기구와 몸 상태로는 바꿀 만한 운동이 없어요. 오늘은 건너뛰어도 괜찮아요.</p>
    );
  const hasEasier = found.data.some(({ easier }) => easier);
  const shown = wantsEasier && hasEasier ? found.data.filter(({ easier }) => easier) : found.data;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space(2) }}>
      {hasEasier && (
        <ChipButton selected={wantsEasier} onClick={() => setWantsEasier(!wantsEasier)}>
          더 쉽게
        </ChipButton>
      )}
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2), width: '100%' }}>
        {shown.map(alternative => (
          <li key={alternative.workoutId} aria-busy={taking === alternative.workoutId || undefined}>
            <AlternativeChoice
              alternative={alternative}
              onChoose={() => {
                if (taking === null) onChoose(alternative);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
