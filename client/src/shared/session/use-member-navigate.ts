import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { openLoginPrompt } from './login-prompt.store';
import { currentSession } from './session.store';

/** Goes to a member page, or asks a visitor to log in first. */
export function useMemberNavigate(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    path => {
      if (currentSession()) void navigate(path);
      else openLoginPrompt(path);
    },
    [navigate],
  );
}
