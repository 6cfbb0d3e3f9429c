import { DEFAULT_BALANCE } from '../../shared/body/body-types';
import { EMPTY_COMPOSITION } from '../../shared/body/composition-input';
import type { CompositionDraft } from '../../shared/body/composition-input';
import type { Provider } from '../../shared/providers/providers.api';
import { createDraftStore } from '../../shared/session/draft-store';

export const AGREEMENTS = ['terms', 'privacy', 'health'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** The name of members who give none; with 님, Korean services address anybody this way. */
const UNNAMED = '회원';
export const nameOf = ({ userName }: Pick<SignupDraft, 'userName'>): string => userName.trim() || UNNAMED;

interface VouchingProvider {
  name: Provider;
  ticket: string;
  /** The address that the provider has verified, which needs no code. */
  email: string | null;
  /** It told name, birth date and a verified address: one screen is enough. */
  toldAll: boolean;
}

export interface SignupDraft {
  /** Where the user was going; `/` means nowhere. */
  next: string;
  /** May stay empty: then the member is `UNNAMED`. */
  userName: string;
  birthDate: string;
  loginEmail: string;
  /** The address whose code was confirmed; another one in the field needs a new code. */
  verifiedEmail: string | null;
  /** The server's proof of the code; creating the account needs it. */
  signupProof: string | null;
  /** The other account that vouches for the member; then no password is needed. */
  provider: VouchingProvider | null;
  /** With a passkey in place of the password. */
  byPasskey: boolean;
  password: string;
  agreements: readonly Agreement[];
  sex: '남' | '여' | null;
  height: string;
  /** The height is the one that the example assumed; nobody has typed it. */
  heightAssumed: boolean;
  weight: string;
  balance: number;
  composition: CompositionDraft;
}

/** Everything typed in the four steps; the password stays in memory only. */
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
    byPasskey: false,
    password: '',
    agreements: [],
    sex: null,
    height: '',
    heightAssumed: false,
    weight: '',
    balance: DEFAULT_BALANCE,
    composition: EMPTY_COMPOSITION,
  },
  ['password'],
);
