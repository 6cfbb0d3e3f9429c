import ChevronRight from 'lucide-react/icons/chevron-right';
import Pill from 'lucide-react/icons/pill';
import { Link } from 'react-router-dom';
import { color, radius, space, text } from '../../theme/theme';

/** The link to the products already taken and to their audit. */
export function IntakeLink() {
  return (
    <Link
      to="/mypage/intake"
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(3),
        padding: space(4),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
      }}
    >
      <Pill aria-hidden size={22} color={color('brand-text')} css={{ flex: 'none' }} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <span css={[text.title, { display: 'block' }]}>내 영양제 검사</span>
        <span css={[text.small, { color: color('text-2') }]}>드시는 것의 한도와 시간표를 봐 드려요</span>
      </span>
      <ChevronRight aria-hidden size={20} color={color('text-3')} css={{ flex: 'none' }} />
    </Link>
  );
}
