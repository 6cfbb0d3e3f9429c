import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Link } from 'react-router-dom';
import { color, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/state-message';
import { FillRoutines, useIsFilling } from '../../../shared/widgets/myfit/fill-routines';

interface FirstRoutinesProps {
  saving: boolean;
  onAddEmpty: () => void;
}

/** No routine yet: four filled ones for the member's place, or four empty ones. */
export function FirstRoutines({ saving, onAddEmpty }: FirstRoutinesProps) {
  const filling = useIsFilling();
  return (
    <EmptyState
      icon={<CalendarPlus size={28} />}
      title="아직 루틴이 없어요."
      action={
        <div css={{ display: 'grid', gap: space(3), justifyItems: 'center' }}>
          <FillRoutines label="추가하기" disabled={saving} />
          <Button variant="ghost" loading={saving} disabled={filling} onClick={onAddEmpty}>
            빈 루틴 네 개로 시작하기
          </Button>
        </div>
      }
    >
      나만의 운동 루틴을 만들어 보세요! 고른 곳에 있는 기구로 가슴·등·어깨·하체 루틴 네 개를 채워 드려요. 아픈
      곳이나 질환이 있다면{' '}
      <Link to="/mypage/health" css={{ color: color('brand-text'), fontWeight: 600 }}>
        건강 정보
      </Link>
      에 먼저 적어 주세요.
    </EmptyState>
  );
}
