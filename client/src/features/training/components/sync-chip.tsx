import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { useSyncStatus } from '../store/sync-loop';
import type { SyncState } from '../store/sync-loop';

/** A shorter upload is not shown: it would only flicker. */
const SHOW_SENDING_AFTER_MS = 300;

interface Shown {
  state: SyncState;
  waitingSets: number;
  waitingRows: number;
  unsaved: boolean;
}

/** What the user must know about where their sets are. */
export function syncText({ state, waitingSets, waitingRows, unsaved }: Shown): string {
  const what = waitingSets > 0 ? `${waitingSets}세트` : '바뀐 기록';
  if (state === 'storage') return '저장 공간이 가득 찼어요';
  if (waitingRows === 0) {
    switch (state) {
      case 'idle':
      case 'sending':
        return unsaved ? '나머지는 저장됨' : '모두 저장됨';
      case 'offline':
        return '오프라인: 기기에 저장돼요';
      case 'checking':
        return '기록을 확인하고 있어요';
      case 'login':
        return '로그인하면 기록을 확인해요';
      case 'failed':
        return '기록을 확인하지 못했어요 ·\u00a0곧 다시 해요';
    }
  }
  switch (state) {
    case 'offline':
      return `오프라인: ${what} 기기에 저장됨`;
    case 'login':
      return `${what} 기기에 저장됨 ·\u00a0로그인하면 보내요`;
    case 'failed':
      return `${what} 기기에 저장됨 ·\u00a0곧 다시 보내요`;
    default:
      return `${what} 보내는 중`;
  }
}

const TONES = {
  checking: 'text-2',
  idle: 'text-2',
  sending: 'text-2',
  offline: 'caution-text',
  login: 'caution-text',
} as const;

/** Where the sets are: on this device, on their way, or on the server. */
export const SyncChip = memo(function SyncChip() {
  const { state, waitingSets, waitingRows, unsaved, drafts } = useSyncStatus();
  const sending = state === 'sending' || ((state === 'idle' || state === 'checking') && waitingRows > 0);
  const [late, setLate] = useState(false);
  // Meanwhile the last message stays: after an outage "all saved" would be wrong.
  const [settled, setSettled] = useState<Shown | null>(null);
  useEffect(() => {
    setLate(false);
    if (!sending) return;
    const timer = setTimeout(() => setLate(true), SHOW_SENDING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  useEffect(() => {
    if (!sending) setSettled({ state, waitingSets, waitingRows, unsaved });
  }, [sending, state, waitingSets, waitingRows, unsaved]);

  const now: Shown = { state: sending ? 'sending' : state, waitingSets, waitingRows, unsaved };
  const shown = sending && !late && settled ? settled : now;
  const words = syncText(shown);
  const Icon =
    shown.state === 'idle'
      ? CloudCheck
      : shown.state === 'sending' || shown.state === 'checking'
        ? CloudUpload
        : CloudOff;
  const tone = shown.state === 'storage' || shown.state === 'failed' ? 'caution-text' : TONES[shown.state];
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
      <span
        role="status"
        data-sync={state}
        css={[
          text.caption,
          {
            display: 'inline-flex',
            alignItems: 'center',
            gap: space(1),
            color: color(tone),
            fontWeight: 600,
          },
        ]}
      >
        <Icon aria-hidden size={14} />
        {words}
      </span>
      {drafts > 0 && (
        <Link
          to="/training"
          css={[
            text.caption,
            {
              display: 'inline-flex',
              alignItems: 'center',
              gap: space(1),
              minHeight: 44,
              padding: space(0, 2),
              borderRadius: radius.small,
              color: color('caution-text'),
              fontWeight: 700,
            },
          ]}
        >
          <TriangleAlert aria-hidden size={14} />
          확인할 기록 {drafts}개
        </Link>
      )}
    </span>
  );
});
