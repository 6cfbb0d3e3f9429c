import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '../theme/theme';
import { Button } from './button';

interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, children, action }: StateMessageProps) {
  return (
    <div
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: space(2),
        padding: space(14, 4),
        textAlign: 'center',
      }}
    >
      {icon && (
        <span
          aria-hidden
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            marginBottom: space(2),
            borderRadius: radius.card,
            background: color('surface-2'),
            color: color('text-3'),
          }}
        >
          {icon}
        </span>
      )}
      <p css={text.title}>{title}</p>
      {children && <div css={[text.body2, { color: color('text-2'), maxWidth: 420 }]}>{children}</div>}
      {action && <div css={{ marginTop: space(4) }}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** A Korean sentence, normally `messageOf(error)`. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  /** What happens next, where the message does not say so. */
  children?: ReactNode;
}

/** Shown in place of content that did not load: the reason and a next step. */
export function ErrorState({ message, onRetry, retrying = false, action, children }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={28} />}
        title={message}
        action={
          action ??
          (onRetry && (
            <Button variant="secondary" icon={<RotateCw size={18} />} loading={retrying} onClick={onRetry}>
              다시 시도
            </Button>
          ))
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
