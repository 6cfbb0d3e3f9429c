import { formatMonthDay } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { lastResultFor } from '../lib/waiting-request';

/** Said where a recommendation waits for a network; leads to the last one for the same parts. */
export function RequestWaiting({ parts }: { parts: readonly string[] }) {
  const last = lastResultFor(parts);
  return (
    <Notice tone="info">
      지금은 연결되어 있지 않아요. 연결되면 추천받아 둘게요.
      {last && (
        <LinkButton
          to={`/recommend/machineresult?history=${last.id}`}
          variant="secondary"
          size="small"
          css={{ marginTop: space(3), display: 'flex' }}
        >
          {formatMonthDay(last.createdAt)} {parts.join('·')} 추천 보기
        </LinkButton>
      )}
    </Notice>
  );
}
