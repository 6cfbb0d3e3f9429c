import { Link, useNavigate } from 'react-router-dom';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { FillRoutines } from '../../../shared/widgets/myfit/fill-routines';

/** Right after signup: the first own weights, by one press. */
export function FirstRoutinesOffer() {
  const navigate = useNavigate();
  return (
    <Card as="section" aria-labelledby="first-routines" css={{ width: '100%', marginTop: space(8) }}>
      <h2 id="first-routines" css={text.title}>
        첫 루틴을 만들어 드릴까요?
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        가슴·등·어깨·하체 루틴 네 개를 내 무게로 채워요. 아픈 곳이나 질환이 있다면{' '}
        <Link to="/mypage/health" css={{ color: color('brand-text'), fontWeight: 600 }}>
          건강 정보
        </Link>
        에 먼저 적어 주세요.
      </p>
      <FillRoutines label="첫 루틴 만들기" onFilled={() => void navigate('/mypage')} />
    </Card>
  );
}
