/** Which rows of a table are shown, and in which order, as in the address. */
export interface RowsWanted {
  keyword: string;
  sort: string | null;
  descending: boolean;
  hidden: 'true' | 'false' | null;
  kind: string | null;
}

export const ALL_ROWS: RowsWanted = { keyword: '', sort: null, descending: false, hidden: null, kind: null };

export function rowsWantedIn(query: URLSearchParams): RowsWanted {
  const hidden = query.get('hidden');
  return {
    keyword: query.get('keyword') ?? '',
    sort: query.get('sort'),
    descending: query.get('order') === 'desc',
    hidden: hidden === 'true' || hidden === 'false' ? hidden : null,
    kind: query.get('kind'),
  };
}

/** Query of an address or a request. */
export const queryOf = ({ keyword, sort, descending, hidden, kind }: RowsWanted): Record<string, string> => ({
  ...(keyword && { keyword }),
  ...(sort !== null && { sort, ...(descending && { order: 'desc' }) }),
  ...(hidden !== null && { hidden }),
  ...(kind !== null && { kind }),
});

export const isNarrowed = ({ keyword, hidden, kind }: RowsWanted): boolean =>
  keyword !== '' || hidden !== null || kind !== null;
