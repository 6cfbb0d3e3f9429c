import { usualHeight } from '../../shared/body/visitor-body';
import { resolveComposition } from '../../shared/body/composition-input';
import {
  birthDateRule,
  emailRule,
  heightRule,
  passwordRule,
  userNameRule,
  weightRule,
} from '../../shared/validation/member-rules';
import type { Rule } from '../../shared/validation/member-rules';
import { AGREEMENTS } from './signup-draft.store';
import type { SignupDraft } from './signup-draft.store';

/** Each of the four steps is a quarter of the way. */
export const STEP_PERCENT = 25;

const MEMBER_FIELDS = ['userName', 'birthDate', 'loginEmail', 'password'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

const EMPTY: Record<Exclude<MemberField, 'userName'>, string> = {
  birthDate: '생년월일을 입력해 주세요.',
  loginEmail: '이메일을 입력해 주세요.',
  password: '비밀번호를 입력해 주세요.',
};

/** The error beside a field that was left. */
export function memberErrors(draft: SignupDraft): Record<MemberField, string | null> {
  const wrong = (field: keyof typeof EMPTY, rule: Rule) => (draft[field] ? rule(draft[field]) : EMPTY[field]);
  return {
    userName: draft.userName ? userNameRule(draft.userName) : null,
    birthDate: wrong('birthDate', birthDateRule),
    loginEmail: wrong('loginEmail', emailRule),
    password: draft.provider || draft.byPasskey ? null : wrong('password', passwordRule),
  };
}

/** Whether a later field is already filled in; then this field shows what it still lacks. */
export const isPassedBy = (draft: SignupDraft, field: MemberField): boolean =>
  draft.agreements.length > 0 ||
  // The user did not type an address that another account supplied.
  MEMBER_FIELDS.slice(MEMBER_FIELDS.indexOf(field) + 1).some(
    later => draft[later] !== '' && !(later === 'loginEmail' && draft.provider),
  );

export const isEmailVerified = ({ loginEmail, verifiedEmail, signupProof, provider }: SignupDraft): boolean =>
  loginEmail !== '' &&
  (loginEmail === provider?.email || (loginEmail === verifiedEmail && signupProof !== null));

export const isMemberStepDone = (draft: SignupDraft): boolean => memberMissing(draft) === null;

/** What the first step still needs, the first item as a sentence; null once complete. */
export function memberMissing(draft: SignupDraft): string | null {
  const { loginEmail, ...others } = memberErrors(draft);
  if (others.userName) return '이름을 확인해 주세요.';
  if (others.birthDate) return draft.birthDate ? '생년월일을 확인해 주세요.' : EMPTY.birthDate;
  if (loginEmail) return draft.loginEmail ? '이메일을 확인해 주세요.' : EMPTY.loginEmail;
  if (!isEmailVerified(draft)) return '이메일을 인증해 주세요.';
  if (others.password) return draft.password ? '비밀번호를 확인해 주세요.' : EMPTY.password;
  const open = AGREEMENTS.filter(agreement => !draft.agreements.includes(agreement));
  return open.length > 0 ? `필수 약관 ${open.length}개에 동의해 주세요.` : null;
}

/** The height as long as nobody typed one: it follows sex and weight. */
export function assumedHeight({
  heightAssumed,
  sex,
  weight,
}: Pick<SignupDraft, 'heightAssumed' | 'sex' | 'weight'>): Partial<SignupDraft> {
  if (!heightAssumed || sex === null) return {};
  const height = usualHeight({ sex, weight: Number(weight) });
  return { height: height === null ? '' : String(height) };
}

export const bodyErrors = (draft: SignupDraft) => ({
  sex: draft.sex === null ? '성별을 선택해 주세요.' : null,
  height: heightRule(draft.height),
  weight: weightRule(draft.weight),
});

/** What the second step still needs, the first item as a sentence. */
export function bodyMissing(draft: SignupDraft): string | null {
  const { sex, height, weight } = bodyErrors(draft);
  if (sex) return sex;
  if (height) return draft.height ? '키를 확인해 주세요.' : '키를 입력해 주세요.';
  if (weight) return draft.weight ? '체중을 확인해 주세요.' : '체중을 입력해 주세요.';
  return null;
}

export const isBodyStepDone = (draft: SignupDraft): boolean => bodyMissing(draft) === null;

export const isFigureStepDone = (draft: SignupDraft): boolean =>
  draft.sex !== null &&
  resolveComposition(draft.composition, { sex: draft.sex, weight: Number(draft.weight) }) !== null;
