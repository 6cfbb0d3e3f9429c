import { DEFAULT_BALANCE } from '../../shared/body/body-types';
import { EMPTY_COMPOSITION } from '../../shared/body/composition-input';
import type { CompositionDraft } from '../../shared/body/composition-input';
import type { Provider } from '../../shared/providers/providers.api';
import { createDraftStore } from '../../shared/session/draft-store';

export const AGREEMENTS = ['terms', 'privacy', 'health'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

interface VouchingProvider {
  name: Provider;
  ticket: string;
  /** The address that the provider has verified, which needs no code. */
  email: string | null;
}

export interface SignupDraft {
  /** Where the user was going; `/` means nowhere. */
  next: string;
  userName: string;
  birthDate: string;
  loginEmail: string;
  /** The address whose code was confirmed; another one in the field needs a new code. */
  verifiedEmail: string | null;
  /** The server's proof of the code; creating the account needs it. */
  signupProof: string | null;
  /** The other account that vouches for the member; then no password is needed. */
  provider: VouchingProvider | null;
  password: string;
  password2: string;
  agreements: readonly Agreement[];
  sex: '남' | '여' | null;
  height: string;
  weight: string;
  balance: number;
  composition: CompositionDraft;
}

/** Everything typed in the four steps; the passwords stay in memory only. */
export const useSignupDraft = createDraftStore<SignupDraft>(
  'signup',
  {
    next: '/',
    userName: '',
    birthDate: '',
    loginEmail: '',
    verifiedEmail: null,
    signupProof: null,
    provider: null,
    password: '',
    password2: '',
    agreements: [],
    sex: null,
    height: '',
    weight: '',
    balance: DEFAULT_BALANCE,
    composition: EMPTY_COMPOSITION,
  },
  ['password', 'password2'],
);
