import { useSession } from '../../session/session.store';
import { drawnAs } from './pictures';

/** Puts a drawing's address as this member sees it. */
export function useDrawnAs(): (src: string) => string {
  const sex = useSession()?.sex ?? null;
  return src => drawnAs(sex, src);
}
