import Compass from 'lucide-react/icons/compass';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { space } from '../../shared/theme/theme';
import { LinkButton } from '../../shared/ui/link-button';
import { EmptyState } from '../../shared/ui/state-message';

export function NotFoundPage() {
  usePageTitle('없는 화면');
  return (
    <div css={{ display: 'grid', alignContent: 'center', minHeight: '70dvh' }}>
      <EmptyState
        icon={<Compass size={30} />}
        title={
          <span role="heading" aria-level={1}>
            찾는 화면이 없어요
          </span>
        }
        action={
          <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}>
            <LinkButton to="/">홈으로</LinkButton>
            <LinkButton to="/searchworkout/1" variant="secondary">
              운동 둘러보기
            </LinkButton>
          </div>
        }
      >
        주소가 바뀌었거나 없어졌어요. 주소를 다시 확인해 주세요.
      </EmptyState>
    </div>
  );
}
