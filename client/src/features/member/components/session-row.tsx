import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import type { Session } from '../api/sessions.api';
import { sinceText } from '../lib/since-text';

const HANDHELD = /^(iPhone|iPad|Android)/;

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

/** One device that is logged in. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { deviceName, current, createdAt, lastUsedAt } = session;
  const Icon = HANDHELD.test(deviceName) ? Smartphone : Monitor;
  return (
    <Card
      as="li"
      padding={4}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: radius.control,
          background: current ? color('brand-tint') : color('surface-3'),
          color: current ? color('brand-text') : color('text-2'),
        }}
      >
        <Icon aria-hidden size={22} />
      </span>
      <div css={{ flex: '1 1 7rem', minWidth: 0 }}>
        <strong css={{ display: 'block', overflowWrap: 'anywhere' }}>{deviceName}</strong>
        <span
          css={[
            text.small,
            { display: 'flex', flexWrap: 'wrap', columnGap: space(2), color: color('text-2') },
          ]}
        >
          {current ? (
            <b css={{ color: color('brand-text'), fontWeight: 600 }}>지금 이 기기</b>
          ) : (
            <span>{sinceText(lastUsedAt)}에 사용</span>
          )}
          <span>{sinceText(createdAt)}에 로그인</span>
        </span>
      </div>
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
    </Card>
  );
}
