import Apple from 'lucide-react/icons/apple';
import type { Provider } from './providers.api';

const LETTERS = { naver: 'N', google: 'G' } as const;

/** A provider's logo, in the surrounding colour. */
export function ProviderMark({ provider, size = 20 }: { provider: Provider; size?: number }) {
  if (provider === 'apple') return <Apple aria-hidden size={size} />;
  if (provider === 'kakao') {
    return (
      <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
        <path d="M12 4c-5 0-9 3-9 6.900c0 2.500 1.700 4.700 4.200 5.900l-.8 3.100c-.1.300.3.600.6.400l3.700-2.500c.400 0 .900.100 1.300.100 5 0 9-3.100 9-7s-4-6.900-9-6.900z" />
      </svg>
    );
  }
  return (
    <span
      aria-hidden
      css={{ width: size, fontSize: size * 0.9, fontWeight: 800, lineHeight: 1, textAlign: 'center' }}
    >
      {LETTERS[provider]}
    </span>
  );
}
