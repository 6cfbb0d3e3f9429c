import { typedDigits } from '../lib/typed-number';
import { formatSeconds, useCountdown } from '../lib/use-countdown';
import { color, space, text } from '../theme/theme';
import { CODE_LENGTH } from '../validation/member-rules';
import { Button } from './button';
import { TextField } from './text-field';

/** How long the server accepts a code. */
export const CODE_LIFETIME_MS = 10 * 60_000;
/** A mail takes up to a minute, so an earlier resend does not help. */
export const RESEND_AFTER_MS = 30_000;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** When the last code was sent, in ms since 1970; null before the first. */
  sentAt: number | null;
  onResend: () => void;
  resending: boolean;
  error?: string | null;
}

/** The six digits of a mail, with their remaining time and a way to get new ones. */
export function CodeField({ value, onChange, sentAt, onResend, resending, error }: CodeFieldProps) {
  const left = useCountdown(sentAt === null ? null : sentAt + CODE_LIFETIME_MS);
  const untilResend = useCountdown(sentAt === null ? null : sentAt + RESEND_AFTER_MS) ?? 0;
  const expired = left === 0;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <TextField
        label="인증 코드"
        value={value}
        onChange={event => onChange(typedDigits(event.target.value).slice(0, CODE_LENGTH))}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={`숫자 ${CODE_LENGTH}자리`}
        error={expired ? '시간이 지났어요. 코드를 다시 받아 주세요.' : error}
        css={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.2em' }}
      />
      <div
        css={[
          text.small,
          { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(2) },
        ]}
      >
        <span role="timer" css={{ color: color('text-2'), fontVariantNumeric: 'tabular-nums' }}>
          {left !== null && !expired && `남은 시간 ${formatSeconds(left)}`}
        </span>
        <Button
          variant="ghost"
          size="small"
          onClick={onResend}
          loading={resending}
          disabled={untilResend > 0}
        >
          {untilResend > 0 ? `다시 보내기 (${untilResend}초)` : '다시 보내기'}
        </Button>
      </div>
    </div>
  );
}
