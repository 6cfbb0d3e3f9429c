import { TextField } from '../../../shared/ui/text-field';

interface SecondFactorFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  autoFocus?: boolean;
}

/** The app's six digits, or a recovery code. */
export function SecondFactorField({ value, onChange, error, autoFocus }: SecondFactorFieldProps) {
  return (
    <TextField
      label="인증 앱의 번호"
      name="code"
      autoFocus={autoFocus}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={20}
      hint="휴대폰이 없다면 복구 코드를 입력해 주세요."
      value={value}
      onChange={event => onChange(event.target.value)}
      error={error}
    />
  );
}
