/** Scroll position in px beyond which the bar on the home page is filled. */
export const NAV_FILL_AT = 70;

export interface NavItem {
  label: string;
  to: string;
  /** A visitor is asked to log in instead. */
  membersOnly: boolean;
  /** The addresses at which it is the current one. */
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
/** Also at `/training`, by which links and installed applications know it. */
const TODAY: NavItem = { label: '오늘', to: '/', membersOnly: true, within: /^\/((training|week)(\/|$)|$)/ };

/** A member begins with 오늘; whoever wants to become one is asked to log in there. */
export const navItems = (loggedIn: boolean): readonly NavItem[] =>
  loggedIn
    ? [TODAY, SEARCH, RECOMMEND, ROUTINES]
    : [SEARCH, RECOMMEND, { ...TODAY, to: '/training' }, ROUTINES];

export const ABOUT = '/about';

/** `/` is the landing page of visitors; members have 오늘 there, and the landing page as 소개. */
export const isLanding = (pathname: string, loggedIn: boolean): boolean =>
  pathname === ABOUT || (pathname === '/' && !loggedIn);

/** During signup the bar asks before it leads away; not any more once it is complete. */
export const isInSignup = (pathname: string): boolean =>
  /^\/signup(\/|$)/.test(pathname) && !/^\/signup\/complete\/?$/.test(pathname);

/** A session that is being done has the whole phone: no bars but its own. */
export const isInSession = (pathname: string): boolean => /^\/training\/session\/./.test(pathname);
