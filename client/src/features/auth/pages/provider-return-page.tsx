import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { arrive, takeJourney } from '../../../shared/providers/journey';
import { loginPath, signupPath } from '../../../shared/session/next-path';
import { startSession, useIsLoggedIn } from '../../../shared/session/session.store';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Spinner } from '../../../shared/ui/spinner';
import { PageMessage } from '../../../shared/ui/page-message';
import { ExistingAccount } from '../components/existing-account';
import { LinkAccount } from '../components/link-account';

/** Where a provider redirects to: a login, else the way to signup or linking. */
export function ProviderReturnPage() {
  usePageTitle('로그인');
  const { provider } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const loggedIn = useIsLoggedIn();
  // As a query: React may mount the page twice, and the provider's answer can be sent only once.
  const arrival = useQuery({
    queryKey: ['auth', 'arrival', search],
    queryFn: async () => {
      const journey = takeJourney(provider);
      if (!journey || new URLSearchParams(search).has('error')) return { journey, end: null };
      return { journey, end: await arrive(journey, search.slice(1)) };
    },
    retry: false,
    staleTime: Infinity,
  });
  const { journey, end } = arrival.data ?? {};

  useEffect(() => {
    if (!journey || !end) return;
    if (end.tokens) {
      startSession(end.tokens, journey.rememberMe);
      void navigate(journey.next, { replace: true });
    } else if (journey.purpose === 'login' && end.told && !end.told.accountExists) {
      const state = { provider: { name: journey.provider, ticket: end.ticket, told: end.told } };
      void navigate(signupPath(journey.next), { replace: true, state });
    }
  }, [end, journey, navigate]);

  if (arrival.isPending) return <Waiting />;
  const next = journey?.next ?? '/';
  if (!journey || !end) {
    const cancelled = journey !== null && journey !== undefined;
    // Members come back from linking only.
    const aim = loggedIn ? '연결' : '로그인';
    return (
      <NarrowPage width={400}>
        <PageMessage
          title={cancelled ? `${aim}을 그만뒀어요` : `${aim}하지 못했어요`}
          action={
            <LinkButton
              to={loggedIn ? (journey?.next ?? '/mypage/devices') : loginPath(next)}
              size="large"
              fullWidth
            >
              {loggedIn ? '돌아가기' : '로그인으로 돌아가기'}
            </LinkButton>
          }
        >
          {arrival.isError
            ? messageOf(arrival.error)
            : cancelled
              ? loggedIn
                ? '언제든 다시 연결할 수 있어요.'
                : '다시 하거나 다른 방법으로 로그인할 수 있어요.'
              : '떠났던 창에서 이어서 하거나, 처음부터 다시 해 주세요.'}
        </PageMessage>
      </NarrowPage>
    );
  }
  if (end.ticket === null) return <Waiting />;
  if (journey.purpose === 'link') return <LinkAccount ticket={end.ticket} next={next} />;
  if (!end.told?.accountExists || end.told.loginEmail === null) return <Waiting />;
  return (
    <ExistingAccount
      provider={journey.provider}
      email={end.told.loginEmail}
      ticket={end.ticket}
      next={next}
      rememberMe={journey.rememberMe}
    />
  );
}

const Waiting = () => (
  <div css={{ display: 'grid', placeItems: 'center', minHeight: '80dvh' }}>
    <Spinner size={32} label="로그인하고 있어요" />
  </div>
);
