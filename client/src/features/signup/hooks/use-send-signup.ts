import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, detailOf, hasCode } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { signup } from '../api/signup.api';
import { useSignupDraft } from '../signup-draft.store';

const MEMBER_FIELDS = ['userName', 'birthDate', 'loginEmail', 'password'];
const BODY_FIELDS = ['sex', 'height', 'weight'];

/** The step where the user can fix what the server refused; null when it is this one. */
export function stepToMend(error: unknown): string | null {
  if (hasCode(error, 'ALREADY_EXIST_USER_EXCEPTION') || hasCode(error, 'EMAIL_NOT_VERIFIED_EXCEPTION'))
    return '/signup';
  if (hasCode(error, 'PROVIDER_LOGIN_FAILED_EXCEPTION') || hasCode(error, 'IDENTITY_TAKEN_EXCEPTION'))
    return '/signup';
  if (!(error instanceof ApiError)) return null;
  if (error.fields.some(({ field }) => MEMBER_FIELDS.includes(field))) return '/signup';
  return error.fields.some(({ field }) => BODY_FIELDS.includes(field)) ? '/signup/bodyinfo' : null;
}

/** Creates the account, or leads to the step with what the server refused. */
export function useSendSignup() {
  const { patch } = useSignupDraft();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signup,
    onSuccess: (_, { byPasskey }) =>
      void navigate('/signup/complete', { replace: true, state: { byPasskey } }),
    onError: (error, { byPasskey }) => {
      const step = stepToMend(error);
      if (step === null) return;
      if (hasCode(error, 'EMAIL_NOT_VERIFIED_EXCEPTION') || hasCode(error, 'ALREADY_EXIST_USER_EXCEPTION')) {
        patch({ verifiedEmail: null, signupProof: null });
      }
      // The ticket has expired or belongs to somebody else by now: a password works as well.
      if (hasCode(error, 'PROVIDER_LOGIN_FAILED_EXCEPTION') || hasCode(error, 'IDENTITY_TAKEN_EXCEPTION'))
        patch({ provider: null });
      showToast({ tone: 'error', message: detailOf(error) });
      // There it is all on one screen.
      if (!byPasskey) void navigate(step);
    },
  });
}
