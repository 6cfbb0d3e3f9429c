import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Segmented } from '../../../shared/ui/segmented';
import type { RoutineMode, RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { targetText } from '../lib/answer-reply';

interface LoadModeProps {
  workout: RoutineWorkout;
  onMode: (mode: RoutineMode) => void;
  onTakeProposal: () => void;
}

const MODES = [
  { value: 'auto', label: '자동' },
  { value: 'fixed', label: '고정' },
] as const;

/** Whether the numbers follow what was learned, the reason for them, and what comes next or would be better. */
export function LoadMode({ workout, onMode, onTakeProposal }: LoadModeProps) {
  const { mode, reason, proposal, restSeconds } = workout;
  const isFixed = mode === 'fixed';
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <Segmented label="무게를 정하는 방법" value={mode} options={MODES} onChange={onMode} />
      <p css={[text.small, { color: color('text-2') }]}>
        {reason ??
          (isFixed ? '직접 정한 무게와 횟수 그대로 있어요.' : '답해 주시면 다음 무게를 맞춰 드려요.')}
        {restSeconds !== null && ` 세트 사이에는 ${restSeconds}초 쉬어요.`}
      </p>
      {proposal && (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space(2, 3),
            padding: space(3),
            borderRadius: radius.control,
            background: color('surface-3'),
          }}
        >
          <p css={[text.small, { flex: '1 1 10rem', minWidth: 0 }]}>
            <strong css={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
              {isFixed ? '제안' : '다음'} {targetText(proposal, workout)}
            </strong>
            {proposal.reason}
          </p>
          {isFixed && (
            <Button variant="secondary" onClick={onTakeProposal}>
              이대로 바꾸기
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
