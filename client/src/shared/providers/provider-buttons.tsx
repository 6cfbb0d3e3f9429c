import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/api.error';
import { color, space } from '../theme/theme';
import { Button } from '../ui/button';
import { LoadFailureLine } from '../ui/load-failure';
import { Notice } from '../ui/notice';
import { leaveFor } from './journey';
import { ProviderMark } from './provider-mark';
import { fetchProviders, PROVIDER_NAMES, providerKeys } from './providers.api';
import type { JourneyPurpose, Provider } from './providers.api';

/** The providers' known colours, the same in both themes. */
const COLOURS: Partial<Record<Provider, { background: string; color: string }>> = {
  kakao: { background: '#fee500', color: '#191600' },
  naver: { background: '#00793a', color: '#fff' },
};

interface ProviderButtonsProps {
  purpose: JourneyPurpose;
  next: string;
  rememberMe?: boolean;
  /** Providers that need no button. */
  without?: readonly Provider[];
}

/** A button for each configured provider; nothing where there is none, and until they are known a hidden, busy element. */
export function ProviderButtons({ purpose, next, rememberMe = true, without = [] }: ProviderButtonsProps) {
  const providers = useQuery({ queryKey: providerKeys.all, queryFn: fetchProviders, staleTime: Infinity });
  const leave = useMutation({
    mutationFn: (provider: Provider) => leaveFor(provider, { purpose, next, rememberMe }),
  });
  const shown = (providers.data ?? []).filter(provider => !without.includes(provider));
  if (providers.isPending) return <div hidden aria-busy />;
  if (providers.isLoadingError) return <LoadFailureLine query={providers} what="다른 로그인 방법을" />;
  if (shown.length === 0) return null;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      {leave.isError && <Notice tone="error">{messageOf(leave.error)}</Notice>}
      {shown.map(provider => {
        const colours = COLOURS[provider];
        return (
          <div
            key={provider}
            css={
              colours && { '& > button': { ...colours, borderColor: 'transparent' }, color: color('text') }
            }
          >
            <Button
              variant="secondary"
              size="large"
              fullWidth
              icon={<ProviderMark provider={provider} />}
              // Stays busy until the browser has left the page.
              loading={(leave.isPending || leave.isSuccess) && leave.variables === provider}
              onClick={() => leave.mutate(provider)}
            >
              {`${PROVIDER_NAMES[provider]}${purpose === 'login' ? '로 시작하기' : ' 연결하기'}`}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
