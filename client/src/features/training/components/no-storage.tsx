import { LinkButton } from '../../../shared/ui/link-button';
import { EmptyState } from '../../../shared/ui/state-message';

/** Where the browser stores nothing, a log would be lost: warns in advance. */
export function NoStorage() {
  return (
    <EmptyState
      title="이 브라우저에서는 기록을 저장할 수 없어요"
      action={
        <LinkButton to="/mypage" variant="secondary">
          내 루틴으로
        </LinkButton>
      }
    >
      시크릿 창이 아닌지, 사이트 데이터 저장이 꺼져 있지 않은지 확인해 주세요.
    </EmptyState>
  );
}
