import { useSession } from '../../session/session.store';
import { drawnAs } from './pictures';

/** Returns a drawing's address with the figure for this member. */
export function useDrawnAs(): (src: string) => string {
  const sex = useSession()?.sex ?? null;
  return src => drawnAs(sex, src);
}
