import { useQuery } from '@tanstack/react-query';
import { fetchSummary } from '../api/training.api';
import { trainingKeys } from '../api/training.keys';
import { useSyncStatus } from '../store/sync-loop';
import type { SessionRecord } from '../store/session-record';

/** The server's summary of a session; requested once the whole log has been sent. */
export function useSummary({ session, sets }: SessionRecord) {
  const waiting = useSyncStatus(({ waitingRows }) => waitingRows > 0) || session.revision === 0;
  const state = `${Math.max(session.revision, ...sets.map(set => set.revision))}-${sets.length}`;
  const query = useQuery({
    queryKey: trainingKeys.summary(session.id, state),
    queryFn: () => fetchSummary(session.id),
    enabled: !waiting,
  });
  return { waiting, query };
}
