import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { latePart } from '../../shared/lib/late-part';
import { useIsLoggedIn } from '../../shared/session/session.store';
import { color, layer, media, motion, space } from '../../shared/theme/theme';
import { buttonStyle } from '../../shared/ui/button-style';
import { Logo } from './logo';
import { isInSession, isLanding, NAV_FILL_AT, navItems } from './nav-items';
import { useGuardedNavigate } from './use-guarded-navigate';

/** Only members need it and the API client that it imports. */
const AccountMenu = latePart(async () => (await import('./account-menu')).AccountMenu);

function useScrolledBeyond(position: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const update = () => setBeyond(window.scrollY > position);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [position]);
  return beyond;
}

/** The console shows no member items, only itself and the way back. Its tables are wider than other pages; the bar's edges follow. */
const ADMIN = /^\/admin(?:\/|$)/i;

const ADMIN_WORD = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: color('text-2'),
});

/** Fixed and transparent on the home page until it is scrolled, sticky and filled elsewhere. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const loggedIn = useIsLoggedIn();
  const home = isLanding(pathname, loggedIn);
  const filled = useScrolledBeyond(NAV_FILL_AT) || !home;
  const { guard, prompt } = useGuardedNavigate();
  const admin = ADMIN.test(pathname);
  const start = admin ? '/admin' : '/';

  return (
    <header
      data-theme={home ? 'dark' : undefined}
      data-filled={filled || undefined}
      css={{
        position: home ? 'fixed' : 'sticky',
        top: 0,
        insetInline: 0,
        zIndex: layer.nav,
        height: 'var(--nav-height)',
        // A fixed bar does not share the page's width while a dialog is open.
        paddingRight: home ? 'var(--scrollbar, 0px)' : undefined,
        background: filled ? color('bar') : 'transparent',
        backdropFilter: filled ? 'saturate(1.6) blur(12px)' : undefined,
        borderBottom: `1px solid ${filled ? color('line') : 'transparent'}`,
        color: color('text'),
        transition: `background ${motion.normal}, border-color ${motion.normal}`,
        // Not static: the account's menu opens above the page.
        [media.short]: { position: home ? 'absolute' : 'relative' },
        [media.phoneOnly]: isInSession(pathname) && { display: 'none' },
      }}
    >
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(2),
          height: '100%',
          maxWidth: admin ? 'var(--page-wide)' : 'var(--page)',
          margin: '0 auto',
          paddingInline: 'var(--gutter)',
        }}
      >
        <Link
          to={start}
          aria-label={admin ? undefined : '루틴업 홈'}
          onClick={guard(start)}
          css={{
            display: 'flex',
            flex: admin ? undefined : 'none',
            alignItems: 'center',
            gap: space(2),
            minWidth: 0,
            paddingBlock: space(2),
          }}
        >
          <Logo />
          {admin && <span css={ADMIN_WORD}> 관리자</span>}
        </Link>
        {!admin && <MainMenu home={home} guard={guard} />}
        <div css={{ display: 'flex', minWidth: 0, marginLeft: 'auto' }}>
          {admin ? (
            <Link to="/" css={buttonStyle('secondary', 'small', false)}>
              회원 홈
            </Link>
          ) : loggedIn ? (
            <AccountMenu />
          ) : (
            <Link to="/login" onClick={guard('/login')} css={buttonStyle('secondary', 'small', false)}>
              로그인
            </Link>
          )}
        </div>
      </div>
      {prompt}
    </header>
  );
}

/** The members' items, from tablets up. */
function MainMenu({ home, guard }: { home: boolean } & Pick<ReturnType<typeof useGuardedNavigate>, 'guard'>) {
  const { pathname } = useLocation();
  const loggedIn = useIsLoggedIn();
  return (
    <nav
      aria-label="주 메뉴"
      css={{ display: 'none', marginLeft: space(6), [media.tablet]: { display: 'flex' } }}
    >
      {navItems(loggedIn).map(item => {
        const current = item.within.test(pathname);
        return (
          <Link
            key={item.to}
            to={item.to}
            aria-current={current ? 'page' : undefined}
            data-asks-login={item.membersOnly && !loggedIn ? item.to : undefined}
            onClick={guard(item.to, item.membersOnly)}
            css={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 44,
              padding: space(0, 3.5),
              fontSize: '0.9375rem',
              fontWeight: current ? 700 : 500,
              color: color(current || home ? 'text' : 'text-2'),
              [media.hover]: { '&:hover': { color: color('text') } },
            }}
          >
            {item.label}
          </Link>
        );
      })}
    </nav>
  );
}
