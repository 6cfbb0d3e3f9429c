import KeyRound from 'lucide-react/icons/key-round';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { failureOf } from './passkey-ceremony';

interface PasskeyLoginButtonProps {
  asking: boolean;
  /** The error of the last try. */
  error: unknown;
  onPress: () => void;
}

/** 패스키로 로그인, and above it the reason for a failure. */
export function PasskeyLoginButton({ asking, error, onPress }: PasskeyLoginButtonProps) {
  const failure = failureOf(error);
  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        variant="secondary"
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden size={18} />}
        loading={asking}
        onClick={onPress}
      >
        패스키로 로그인
      </Button>
    </>
  );
}
