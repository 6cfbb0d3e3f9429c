import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { color } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import type { Session } from '../api/sessions.api';
import { sinceText } from '../lib/since-text';
import { DeviceRow } from './device-row';

const HANDHELD = /^(iPhone|iPad|Android)/;

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { deviceName, current, createdAt, lastUsedAt } = session;
  const Icon = HANDHELD.test(deviceName) ? Smartphone : Monitor;
  return (
    <DeviceRow
      icon={<Icon aria-hidden size={22} />}
      name={deviceName}
      current={current}
      facts={
        <>
          {current ? (
            <b css={{ color: color('brand-text'), fontWeight: 600 }}>지금 이 기기</b>
          ) : (
            <span>{sinceText(lastUsedAt)}에 사용</span>
          )}
          <span>{sinceText(createdAt)}에 로그인</span>
        </>
      }
    >
      {!current && (
        <Button
          variant="secondary"
          size="small"
          loading={ending}
          aria-label={`${deviceName} 로그아웃`}
          onClick={onEnd}
        >
          로그아웃
        </Button>
      )}
    </DeviceRow>
  );
}
