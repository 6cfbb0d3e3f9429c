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

export const NAV_ITEMS: readonly NavItem[] = [
  {
    label: '검색',
    to: '/searchworkout/1',
    membersOnly: false,
    within: /^\/(searchworkout|searchsupplement)(\/|$)/,
  },
  { label: '추천받기', to: '/recommend', membersOnly: true, within: /^\/recommend(\/|$)/ },
  { label: '오늘 운동', to: '/training', membersOnly: true, within: /^\/training(\/|$)/ },
  { label: '내 루틴', to: '/mypage', membersOnly: true, within: /^\/mypage(\/|$)/ },
];

/** During signup the bar asks before it leads away; not any more once it is complete. */
export const isInSignup = (pathname: string): boolean =>
  /^\/signup(\/|$)/.test(pathname) && !/^\/signup\/complete\/?$/.test(pathname);

/** A session that is being done has the whole phone: no bars but its own. */
export const isInSession = (pathname: string): boolean => /^\/training\/session\/./.test(pathname);
