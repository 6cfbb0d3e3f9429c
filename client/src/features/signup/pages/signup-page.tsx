import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useUnloadGuard } from '../../../shared/lib/use-unload-guard';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import type { JourneyEnd, Provider } from '../../../shared/providers/providers.api';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { birthDateRule, userNameRule } from '../../../shared/validation/member-rules';
import { nextPath } from '../../../shared/session/next-path';
import { takeVisitorBody } from '../../../shared/body/visitor-body';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { BodyStep } from '../components/body-step';
import { CompleteStep } from '../components/complete-step';
import { FigureStep } from '../components/figure-step';
import { ShortStep } from '../components/short-step';
import { MemberStep } from '../components/member-step';
import { useSignupDraft } from '../signup-draft.store';
import { assumedHeight, isBodyStepDone, isMemberStepDone, STEP_PERCENT } from '../signup-steps';

/** What the provider's page passes on. */
interface Arrival {
  name: Provider;
  ticket: string;
  told: NonNullable<JourneyEnd['told']>;
}

const PASSKEY = '/signup/passkey';

function stepOf(pathname: string): number {
  if (pathname.startsWith('/signup/complete')) return 4;
  if (pathname.startsWith('/signup/bodyfigure')) return 3;
  return pathname.startsWith('/signup/bodyinfo') ? 2 : 1;
}

/** The four steps. Typed values survive reload and the back button; a step opened too early leads to the first open one. */
export function SignupPage() {
  usePageTitle('회원가입');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const step = stepOf(pathname);
  const draft = useSignupDraft(state => state.values);
  const memberDone = isMemberStepDone(draft);
  const bodyDone = isBodyStepDone(draft);
  const begun = Boolean(draft.userName || draft.birthDate || draft.loginEmail || draft.password);

  // The steps have their own addresses, which do not carry it along.
  useEffect(() => {
    const next = nextPath(search);
    if (next !== '/') useSignupDraft.getState().patch({ next });
  }, [search]);

  // From the example before it, unless typed here already.
  useEffect(() => {
    const entered = takeVisitorBody();
    if (!entered) return;
    const { values, patch } = useSignupDraft.getState();
    const sex = values.sex ?? entered.sex;
    const weight = values.weight || String(entered.weight);
    const heightAssumed = values.height === '';
    patch({ sex, weight, heightAssumed, ...assumedHeight({ sex, weight, heightAssumed }) });
  }, []);

  // From another account: its data is filled in and can be changed.
  useEffect(() => {
    const arrived = (state as { provider?: Arrival } | null)?.provider;
    if (!arrived) return;
    const { name, ticket, told } = arrived;
    const { userName, birthDate, sex, loginEmail, emailVerified } = told;
    const named = userName && userNameRule(userName) === null ? { userName } : null;
    const born = birthDate && birthDateRule(birthDate) === null ? { birthDate } : null;
    const email = emailVerified ? loginEmail : null;
    useSignupDraft.getState().patch({
      provider: { name, ticket, email, toldAll: named !== null && born !== null && email !== null },
      ...named,
      ...born,
      ...(loginEmail && { loginEmail }),
      ...(sex && { sex }),
    });
    // A reload would undo later changes.
    void navigate(pathname + search, { replace: true, state: null });
  }, [navigate, pathname, search, state]);

  useUnloadGuard(begun && step !== 4);

  const told = draft.provider?.toldAll === true;
  const progress =
    (told || pathname === PASSKEY) && step === 1
      ? { percent: 50, label: '회원가입 2단계 중 1단계' }
      : { percent: step * STEP_PERCENT, label: `회원가입 4단계 중 ${step}단계` };
  const toMember = <Navigate to="/signup" replace />;
  const figure = (mode: 'type' | 'direct') => {
    if (!memberDone) return toMember;
    return bodyDone ? <FigureStep mode={mode} /> : <Navigate to="/signup/bodyinfo" replace />;
  };
  return (
    <NarrowPage>
      <ProgressBar {...progress} />
      <Routes>
        <Route index element={told ? <ShortStep /> : <MemberStep />} />
        <Route path="passkey" element={hasPasskeys() && !told ? <ShortStep byPasskey /> : toMember} />
        <Route path="bodyinfo" element={memberDone ? <BodyStep /> : toMember} />
        <Route path="bodyfigure" element={figure('type')} />
        <Route path="bodyfigure/direct" element={figure('direct')} />
        <Route path="complete" element={<CompleteStep />} />
        <Route path="*" element={toMember} />
      </Routes>
    </NarrowPage>
  );
}
