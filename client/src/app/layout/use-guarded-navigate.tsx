import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { latePart } from '../../shared/lib/late-part';
import { openLoginPrompt } from '../../shared/session/login-prompt.store';
import { currentSession } from '../../shared/session/session.store';
import { isInSignup } from './nav-items';

const LeavePrompt = latePart(async () => (await import('./leave-prompt')).LeavePrompt);

/**
 * Click handlers for navigation links: they open the leave confirmation during signup and the login prompt for
 * members' pages; otherwise the link is an ordinary one (new tab, copy address).
 */
export function useGuardedNavigate(): {
  guard: (to: string, membersOnly?: boolean) => (event: MouseEvent) => void;
  prompt: ReactNode;
} {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const guard =
    (to: string, membersOnly = false) =>
    (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (isInSignup(pathname)) {
        event.preventDefault();
        setLeavingTo(to);
      } else if (membersOnly && !currentSession()) {
        event.preventDefault();
        openLoginPrompt(to);
      }
    };

  const leave = () => {
    setLeavingTo(null);
    if (leavingTo) void navigate(leavingTo);
  };
  return {
    guard,
    prompt: leavingTo !== null && <LeavePrompt onStay={() => setLeavingTo(null)} onLeave={leave} />,
  };
}
