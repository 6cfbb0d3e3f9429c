import ClipboardList from 'lucide-react/icons/clipboard-list';
import Dumbbell from 'lucide-react/icons/dumbbell';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useIsLoggedIn } from '../../shared/session/session.store';
import { color, layer, media, space } from '../../shared/theme/theme';
import { isInSession, isLanding, navItems } from './nav-items';
import type { NavItem } from './nav-items';
import { useGuardedNavigate } from './use-guarded-navigate';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  ...{ 홈: House, 검색: Search, 추천받기: Sparkles, 오늘: Dumbbell, '내 루틴': ClipboardList },
};
const HOME: NavItem = { label: '홈', to: '/', membersOnly: false, within: /^\/$/ };

/** Within thumb's reach on phones; hidden from tablets up. */
export function BottomTabs() {
  const { pathname } = useLocation();
  const { guard, prompt } = useGuardedNavigate();
  const loggedIn = useIsLoggedIn();
  const tabs = loggedIn ? navItems(true) : [HOME, ...navItems(false)];
  if (pathname.startsWith('/admin') || isInSession(pathname)) return null;
  return (
    <nav
      aria-label="하단 메뉴"
      data-theme={isLanding(pathname, loggedIn) ? 'dark' : undefined}
      css={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: layer.nav,
        display: 'flex',
        minHeight: 'var(--tabs-height)',
        paddingBottom: 'env(safe-area-inset-bottom)',
        background: color('bg'),
        borderTop: `1px solid ${color('line')}`,
        color: color('text'),
        [media.short]: { position: 'static', paddingBlock: space(2) },
        [media.tablet]: { display: 'none' },
      }}
    >
      {tabs.map(tab => {
        const Icon = ICONS[tab.label] ?? House;
        const current = tab.within.test(pathname);
        return (
          <Link
            key={tab.to}
            to={tab.to}
            aria-current={current ? 'page' : undefined}
            data-asks-login={tab.membersOnly && !loggedIn ? tab.to : undefined}
            onClick={guard(tab.to, tab.membersOnly)}
            css={{
              flex: 1,
              display: 'grid',
              alignContent: 'center',
              justifyItems: 'center',
              gap: 3,
              fontSize: '0.75rem',
              lineHeight: 1.3,
              fontWeight: current ? 700 : 500,
              color: color(current ? 'brand-text' : 'text-3'),
            }}
          >
            <Icon aria-hidden size={22} strokeWidth={current ? 2.4 : 2} />
            {tab.label}
          </Link>
        );
      })}
      {prompt}
    </nav>
  );
}
