import { media } from '../../shared/theme/theme';

/** The product's name with a barbell seen from the end, in the surrounding colours. */
export function Logo() {
  return (
    <span
      css={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: 8,
        fontSize: '1.25rem',
        fontWeight: 800,
        letterSpacing: '-0.04em',
      }}
    >
      <svg aria-hidden width="26" height="26" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="9" fill="var(--blue-500)" />
        <path
          d="M7 19.4v-6.8M11.4 22.6V9.4M20.6 22.6V9.4M25 19.4v-6.8M11.4 16h9.2"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span css={{ [media.tiny]: { display: 'none' } }}>루틴업</span>
    </span>
  );
}
