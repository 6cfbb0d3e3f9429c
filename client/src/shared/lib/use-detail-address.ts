import { useLocation, useParams } from 'react-router-dom';

/**
 * The id of a detail page's item, from the path or, as the specification says, from navigation state (null when neither has one), and
 * the search page to go back to.
 */
export function useDetailAddress(name: 'workoutId' | 'supplementId', search: string) {
  const { id, pageNum = '1' } = useParams();
  const state = useLocation().state as { id?: unknown; workoutId?: unknown; supplementId?: unknown } | null;
  const value = Number(id ?? state?.id ?? state?.[name]);
  return {
    id: Number.isSafeInteger(value) && value > 0 ? value : null,
    list: `${search}/${/^[1-9]\d*$/.test(pageNum) ? pageNum : 1}`,
  };
}
