import { resolveComposition } from '../../shared/body/composition-input';
import {
  birthDateRule,
  emailRule,
  heightRule,
  passwordRule,
  repeatedPasswordRule,
  userNameRule,
  weightRule,
} from '../../shared/validation/member-rules';
import { AGREEMENTS } from './signup-draft.store';
import type { SignupDraft } from './signup-draft.store';

/** Each of the four steps is a quarter of the way. */
export const STEP_PERCENT = 25;

export const memberErrors = (draft: SignupDraft) => ({
  userName: userNameRule(draft.userName),
  birthDate: birthDateRule(draft.birthDate),
  loginEmail: emailRule(draft.loginEmail),
  password: passwordRule(draft.password),
  password2: repeatedPasswordRule(draft.password)(draft.password2),
});

export const isEmailVerified = ({ loginEmail, verifiedEmail, signupProof }: SignupDraft): boolean =>
  loginEmail !== '' && loginEmail === verifiedEmail && signupProof !== null;

export const isMemberStepDone = (draft: SignupDraft): boolean =>
  Object.values(memberErrors(draft)).every(error => error === null) &&
  isEmailVerified(draft) &&
  AGREEMENTS.every(agreement => draft.agreements.includes(agreement));

export const bodyErrors = (draft: SignupDraft) => ({
  sex: draft.sex === null ? '성별을 선택해 주세요.' : null,
  height: heightRule(draft.height),
  weight: weightRule(draft.weight),
});

export const isBodyStepDone = (draft: SignupDraft): boolean =>
  Object.values(bodyErrors(draft)).every(error => error === null);

export const isFigureStepDone = (draft: SignupDraft): boolean =>
  draft.sex !== null &&
  resolveComposition(draft.composition, { sex: draft.sex, weight: Number(draft.weight) }) !== null;
