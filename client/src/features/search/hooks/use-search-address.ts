import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

export type SearchBase = 'searchworkout' | 'searchsupplement';

interface Parts {
  page?: number;
  keyword?: string | null;
  filter?: string | null;
}

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * A search as its address states it: `/searchworkout/2?keyword=벤치&part=가슴`. A missing keyword lists everything; an empty one
 * is a search for nothing.
 * @param known the filter's valid values; anything else in the address means all
 */
export function useSearchAddress(base: SearchBase, filterName: string, known: readonly string[]) {
  const navigate = useNavigate();
  const { pageNum = '1' } = useParams();
  const [query] = useSearchParams();
  const page = PAGE.test(pageNum) ? Number(pageNum) : 1;
  const keyword = query.get('keyword')?.trim() ?? null;
  const wanted = query.get(filterName);
  const filter = wanted !== null && known.includes(wanted) ? wanted : null;

  const pathOf = (change: Parts): string => {
    const next = { page, keyword, filter, ...change };
    const search = new URLSearchParams();
    if (next.keyword !== null) search.set('keyword', next.keyword);
    if (next.filter !== null) search.set(filterName, next.filter);
    const text = search.toString();
    return `/${base}/${next.page}${text && `?${text}`}`;
  };

  // Replaces an invalid page number in the address: `/searchworkout/abc` is the first page.
  const first = pathOf({ page: 1 });
  const isPage = PAGE.test(pageNum);
  useEffect(() => {
    if (!isPage) void navigate(first, { replace: true, state: { keepScroll: true } });
  }, [isPage, first, navigate]);

  return {
    page,
    keyword,
    filter,
    /** During a search the page keeps its scroll position: the screen itself leads back to the search box. */
    toPage: (next: number) =>
      void navigate(pathOf({ page: next }), { state: { keepScroll: keyword !== null } }),
    cap: (lastPage: number) =>
      void navigate(pathOf({ page: lastPage }), { replace: true, state: { keepScroll: true } }),
    search: (next: string) =>
      void navigate(pathOf({ page: 1, keyword: next }), { state: { keepScroll: true } }),
    clear: () => void navigate(pathOf({ page: 1, keyword: null }), { state: { keepScroll: true } }),
    choose: (next: string | null) =>
      void navigate(pathOf({ page: 1, filter: next }), { replace: true, state: { keepScroll: true } }),
    reset: () => void navigate(`/${base}/1`),
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
