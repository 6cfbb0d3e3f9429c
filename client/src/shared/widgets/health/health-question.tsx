import { Link } from 'react-router-dom';
import { space } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface HealthQuestionProps {
  question: string;
  onConfirm: () => void;
  confirming: boolean;
}

/** An unlikely answer for this member: they confirm it, or correct one of the two. */
export function HealthQuestion({ question, onConfirm, confirming }: HealthQuestionProps) {
  return (
    <div role="alert">
      <Notice tone="caution">
        <p>{question}</p>
        <p css={{ fontWeight: 400 }}>
          맞으면 그대로 두고, 그에 맞춰 조심스럽게 추천할게요. 아니면 건강 상태에서 빼 주세요.
        </p>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space(4),
            marginTop: space(3),
          }}
        >
          <Button size="small" variant="secondary" loading={confirming} onClick={onConfirm}>
            맞아요, 그대로 저장
          </Button>
          <Link to="/mypage/fixprofile" css={{ paddingBlock: space(2.5), textDecoration: 'underline' }}>
            계정 정보 보기
          </Link>
        </div>
      </Notice>
    </div>
  );
}
