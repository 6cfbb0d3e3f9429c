import { useQuery } from '@tanstack/react-query';
import { KEPT_AFTER_MS } from '../../../shared/api/answer-or-kept';
import { useWaited } from '../../../shared/lib/use-waited';
import { fetchSummary } from '../api/training.api';
import { trainingKeys } from '../api/training.keys';
import { useSyncStatus } from '../store/sync-loop';
import type { SessionRecord } from '../store/session-record';

/** The server's summary of a session; requested once the whole log has been sent. `stuck`: it cannot be sent, or not for a while. */
export function useSummary({ session, sets }: SessionRecord) {
  const waiting = useSyncStatus(({ waitingRows }) => waitingRows > 0) || session.revision === 0;
  // Mostly a moment after the last set: said at once, it would be gone at once, and move what is below.
  const late = useWaited(waiting, KEPT_AFTER_MS);
  const state = `${Math.max(session.revision, ...sets.map(set => set.revision))}-${sets.length}`;
  const query = useQuery({
    queryKey: trainingKeys.summary(session.id, state),
    queryFn: () => fetchSummary(session.id),
    enabled: !waiting,
  });
  const stuck = !navigator.onLine ? 'offline' : late && 'late';
  return { stuck: waiting && stuck, query };
}
