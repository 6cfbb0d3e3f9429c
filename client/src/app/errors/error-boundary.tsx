import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../shared/ui/state-message';
import { Interactive } from '../interactive';
import { ReloadButton } from './reload-button';

interface ErrorBoundaryProps {
  /** A new value (the next address) clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** An error in one page leaves the rest of the product usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <ErrorState message="화면을 여는 중에 문제가 생겼어요." action={<ReloadButton />} />
        <Interactive />
      </>
    );
  }
}
