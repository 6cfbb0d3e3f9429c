import { hasCode, messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';

/** Why a recommendation could not be requested, with a link to what is missing. */
export function RequestTrouble({ error }: { error: Error }) {
  return (
    <Notice tone="error">
      {messageOf(error)}
      {hasCode(error, 'BODY_DATA_REQUIRED_EXCEPTION') && (
        <LinkButton
          to="/mypage/fixbodyinfo"
          variant="secondary"
          size="small"
          css={{ marginTop: space(3), display: 'flex' }}
        >
          몸 정보 입력하기
        </LinkButton>
      )}
    </Notice>
  );
}
