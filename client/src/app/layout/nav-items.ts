/** Scroll position in px beyond which the bar on the home page is filled. */
export const NAV_FILL_AT = 70;

export interface NavItem {
  label: string;
  to: string;
  /** A visitor is asked to log in instead. */
  membersOnly: boolean;
  /** The addresses at which this item is the current one. */
  within: RegExp;
}

const SEARCH: NavItem = {
  label: '검색',
  to: '/searchworkout/1',
  membersOnly: false,
  within: /^\/(searchworkout|searchsupplement)(\/|$)/,
};
const RECOMMEND: NavItem = {
  label: '추천받기',
  to: '/recommend',
  membersOnly: true,
  within: /^\/recommend(\/|$)/,
};
const ROUTINES: NavItem = { label: '내 루틴', to: '/mypage', membersOnly: true, within: /^\/mypage(\/|$)/ };
/** Visitors who open it are asked to log in; links and installed apps use its address too. */
const TODAY: NavItem = {
  label: '오늘',
  to: '/training',
  membersOnly: true,
  within: /^\/(training|week)(\/|$)/,
};
/** Members start at 오늘. */
const HOME_TODAY: NavItem = { ...TODAY, to: '/', within: /^\/((training|week)(\/|$)|$)/ };

export const navItems = (loggedIn: boolean): readonly NavItem[] =>
  loggedIn ? [HOME_TODAY, SEARCH, RECOMMEND, ROUTINES] : [SEARCH, RECOMMEND, TODAY, ROUTINES];

export const ABOUT = '/about';

/** Visitors see the landing page at `/`; members see 오늘 there, and the landing page as 소개. */
export const isLanding = (pathname: string, loggedIn: boolean): boolean =>
  pathname === ABOUT || (pathname === '/' && !loggedIn);

/** During signup the bar asks before it leaves; once signup is complete it no longer does. */
export const isInSignup = (pathname: string): boolean =>
  /^\/signup(\/|$)/.test(pathname) && !/^\/signup\/complete\/?$/.test(pathname);

/** An open session takes the whole phone: no bars but its own. */
export const isInSession = (pathname: string): boolean => /^\/training\/session\/./.test(pathname);
