import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ProgressBar } from '../../../shared/ui/progress-bar';

interface SendingBarProps {
  /** Name of the upload. */
  what: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** An upload's progress. Once fully sent, the server has it and it can no longer be cancelled. */
export function SendingBar({ what, share, onCancel }: SendingBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div css={{ display: 'grid', gap: space(2), flexBasis: '100%' }}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <span css={[text.small, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' }]}>
          {share < 1 ? `${what} 올리는 중 ${percent}%` : '올렸어요. 저장하는 중이에요.'}
        </span>
        {share < 1 && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            올리기 취소
          </Button>
        )}
      </div>
      <ProgressBar percent={percent} label={`${what} 올리기`} />
    </div>
  );
}
