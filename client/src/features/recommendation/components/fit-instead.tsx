import { space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import type { WorkoutResult } from '../api/recommendation.types';
import { useAskOtherPart } from '../hooks/use-ask-again';

/** Suitable body parts where health rules out most of the request: one press recommends each. */
export function FitInstead({ result }: { result: WorkoutResult }) {
  const ask = useAskOtherPart(result);
  const { instead } = result;
  if (!instead) return null;
  return (
    <Notice tone="info">
      {instead.bodyParts.length > 0 && (
        <>
          <p css={text.body2}>지금은 이 부위가 더 잘 맞아요.</p>
          <div
            role="group"
            aria-label="대신 추천받을 부위"
            css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: space(2, 0, 3) }}
          >
            {instead.bodyParts.map(part => (
              <ChipButton
                key={part}
                aria-label={`${part} 운동 추천받기`}
                disabled={ask.isPending}
                onClick={() => ask.mutate(part)}
              >
                {part}
              </ChipButton>
            ))}
          </div>
        </>
      )}
      <p css={text.body2}>{instead.advice}</p>
    </Notice>
  );
}
