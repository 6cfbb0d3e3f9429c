import Share from 'lucide-react/icons/share';
import X from 'lucide-react/icons/x';
import { isAppleTouch, isInstalled } from '../../../shared/pwa/installed';
import { answerInstallHint, useInstallStore } from '../../../shared/pwa/install.store';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { buttonStyle } from '../../../shared/ui/button-style';
import { Card } from '../../../shared/ui/card';
import { IconButton } from '../../../shared/ui/icon-button';

/** Browsers inside other apps, which cannot install anything. Only KakaoTalk has an address that opens another browser. */
const isKakaoTalk = (): boolean => /KAKAOTALK/i.test(navigator.userAgent);
const isOtherApp = (): boolean => /NAVER\(|Instagram/.test(navigator.userAgent);

/** How to add 루틴업 to the home screen; shown until answered once, and never in the installed app. */
export function InstallHint() {
  const { offer, answered } = useInstallStore();
  const inKakaoTalk = isKakaoTalk();
  const installable = offer !== null || inKakaoTalk || (isAppleTouch() && !isOtherApp());
  if (answered || isInstalled() || !installable) return null;

  const install = async () => {
    await offer?.prompt();
    answerInstallHint();
  };
  return (
    <Card as="section" padding={4} aria-label="홈 화면에 추가">
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0, display: 'grid', gap: space(1) }}>
          <h2 css={text.title}>홈 화면에 추가</h2>
          <p css={[text.small, { color: color('text-2') }]}>
            헬스장에 신호가 없어도 바로 열리고, 세트는 이 기기에 저장돼요.
          </p>
          {inKakaoTalk && (
            <p css={text.small}>
              카카오톡 안에서는 추가할 수 없어요. 다른 브라우저에서 한 번 더 로그인해 주세요.
            </p>
          )}
          {!offer && !inKakaoTalk && (
            <p css={text.small}>
              공유 버튼 <Share aria-hidden size={16} css={{ verticalAlign: '-3px' }} />을 누르고{' '}
              <strong>홈 화면에 추가</strong>를 골라 주세요.
            </p>
          )}
        </div>
        <IconButton label="홈 화면에 추가 안내 그만 보기" onClick={answerInstallHint}>
          <X size={18} />
        </IconButton>
      </div>
      {inKakaoTalk && (
        <a
          href={`kakaotalk://web/openExternal?url=${encodeURIComponent(location.href)}`}
          css={[buttonStyle('secondary', 'medium', false), { marginTop: space(3) }]}
        >
          다른 브라우저로 열기
        </a>
      )}
      {offer && !inKakaoTalk && (
        <div css={{ marginTop: space(3) }}>
          <Button variant="secondary" onClick={() => void install()}>
            추가하기
          </Button>
        </div>
      )}
    </Card>
  );
}
