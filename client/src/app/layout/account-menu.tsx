import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/session/session.store';
import { color, media, radius, shadow, space, text } from '../../shared/theme/theme';
import { ABOUT } from './nav-items';
import { ThemeToggle } from './theme-toggle';
import { useGuardedNavigate } from './use-guarded-navigate';
import { useLogout } from './use-logout';
import { useUserName } from './use-user-name';

const LINKS = [
  { label: '계정 정보', to: '/mypage/fixprofile' },
  { label: '몸 정보', to: '/mypage/fixbodyinfo' },
  { label: '건강 정보', to: '/mypage/health' },
  { label: '루틴업 소개', to: ABOUT },
] as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: space(2, 3),
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  textAlign: 'left',
  fontSize: '0.9375rem',
  [media.hover]: { '&:hover': { background: color('surface-3') } },
} as const;

/** The member's name; opens a greeting, the account's pages, the theme and logout. Escape or a press outside closes it. */
export function AccountMenu() {
  const session = useSession();
  const userName = useUserName();
  const [open, setOpen] = useState(false);
  // The press paints before the menu that it opens.
  const shown = useDeferredValue(open) && open;
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { logOut, question } = useLogout();
  const { pathname } = useLocation();
  const { guard, prompt } = useGuardedNavigate();

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      trigger.current?.focus();
    }
  };

  if (!session) return null;
  const name = userName ?? '내 계정';
  return (
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      css={{ position: 'relative', minWidth: 0 }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={shown ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(1),
          minHeight: 44,
          maxWidth: 'min(200px, 100%)',
          padding: space(0, 2),
          border: 0,
          borderRadius: radius.small,
          background: 'transparent',
          fontWeight: 600,
        }}
      >
        <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {userName ? `${userName}님` : name}
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          css={{
            flex: 'none',
            transition: 'transform var(--fast)',
            transform: open ? 'rotate(180deg)' : undefined,
          }}
        />
      </button>
      {shown && (
        <div
          id={`${id}-menu`}
          css={{
            position: 'absolute',
            top: 'calc(100% + 8px)',
            right: 0,
            width: 'min(264px, calc(100vw - 2 * var(--gutter)))',
            padding: space(2),
            borderRadius: radius.card,
            border: `1px solid ${color('line')}`,
            background: color('surface'),
            color: color('text'),
            boxShadow: shadow.lifted,
          }}
        >
          <p css={[text.title, { padding: space(2, 3, 3) }]}>
            {userName ? `${userName}님, 반가워요!` : '반가워요!'}
          </p>
          {LINKS.map(link => (
            <Link key={link.to} to={link.to} onClick={guard(link.to)} css={row}>
              {link.label}
            </Link>
          ))}
          <div
            css={{ padding: space(2, 3), borderBlock: `1px solid ${color('line')}`, marginBlock: space(2) }}
          >
            <ThemeToggle />
          </div>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              void logOut();
            }}
            css={row}
          >
            로그아웃
          </button>
        </div>
      )}
      {prompt}
      {question}
    </div>
  );
}
