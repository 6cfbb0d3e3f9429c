/**
 * Pages whose first screen is the same for everyone: the server sends them rendered. Their registry, plain data so that the
 * build reads it as well: `path` is the route, `source` the page's module in client/src. page-presentations.ts says what each shows.
 */
export const PUBLIC_PAGES = {
  'workout-search': {
    path: '/searchworkout/:pageNum',
    source: 'features/search/pages/workout-search-page.tsx',
  },
  'supplement-search': {
    path: '/searchsupplement/:pageNum',
    source: 'features/search/pages/supplement-search-page.tsx',
  },
  'workout-detail': {
    path: '/searchworkout/:pageNum/workoutdetail/:id?',
    source: 'features/workout/pages/workout-detail-page.tsx',
  },
  'supplement-detail': {
    path: '/searchsupplement/:pageNum/supplementdetail/:id?',
    source: 'features/supplement/pages/supplement-detail-page.tsx',
  },
  'shared-routine': {
    path: '/r/:secret',
    source: 'features/sharing/pages/shared-routine-page.tsx',
  },
} as const;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

export const PUBLIC_PAGE_NAMES = Object.keys(PUBLIC_PAGES) as PublicPageName[];
