import type { ReactNode } from 'react';
import { color, space, text } from '../theme/theme';

interface FieldProps {
  /** Id of the control that the label names; the hint and error get `${id}-hint` and `${id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the hint, in red and announced; pass it only once the field was touched. */
  error?: string | null;
  /** A success line, such as '사용할 수 있는 이메일이에요'. */
  success?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then one line of hint, success or error. */
export function Field({ id, label, hint, error, success, children }: FieldProps) {
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <label htmlFor={id} css={[text.small, { color: color('text-2'), fontWeight: 600 }]}>
        {label}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} success={success} />
    </div>
  );
}

/** The line below a control, for controls with their own label. */
export function FieldMessage({
  id,
  hint,
  error,
  success,
}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'success'>) {
  return (
    <div aria-live="polite" css={text.small}>
      {error ? (
        <p id={`${id}-error`} css={{ color: color('error-text') }}>
          {error}
        </p>
      ) : success ? (
        <p id={`${id}-hint`} css={{ color: color('success-text') }}>
          {success}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} css={{ color: color('text-3') }}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The id that `aria-describedby` of a control in a Field should have. */
export function describedBy(
  id: string,
  { hint, error, success }: { hint?: unknown; error?: unknown; success?: unknown },
) {
  if (error) return `${id}-error`;
  return hint || success ? `${id}-hint` : undefined;
}
