import { useEffect, useState } from 'react';
import { PushOffer } from '../../../shared/push/push-offer';
import type { TrainingLog } from '../store/training-log';

/** After one session nobody knows yet whether there will be another. */
const LEAST_SESSIONS = 2;

/** The offer of notifications, from the second finished session on. */
export function PushAfterSession({ log }: { log: TrainingLog }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    log.sessions().then(
      sessions => setAsks(sessions.filter(({ endedAt }) => endedAt !== null).length >= LEAST_SESSIONS),
      // Closed meanwhile: the member has logged out.
      () => undefined,
    );
  }, [log]);
  return asks && <PushOffer />;
}
