import { useNavigate } from 'react-router-dom';
import { balanceLabel, toBalancePosition } from '../../../shared/body/body-types';
import { musclePercentToKg } from '../../../shared/body/composition-input';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Modal } from '../../../shared/ui/modal';
import { Skeleton } from '../../../shared/ui/skeleton';
import { StatTile } from '../../../shared/ui/stat-tile';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';

const EDIT = '/mypage/fixbodyinfo';

/** Where the muscle and fat values come from. */
const SOURCES = { measured: '잰 값', preset: '체형으로 고른 값', default: '짐작한 값' } as const;

/** px, as with their values: the dialog must not grow under a finger. */
const TILE_HEIGHTS = [74, 74, 90, 90] as const;

/** Shows the body data behind the recommendation and asks whether it is still right. */
export function BodyConfirmModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const query = useRecentBody();
  const { data: body, isPending } = query;

  if (query.isLoadingError) {
    return (
      <Modal title="몸 정보를 불러오지 못했어요" onClose={onClose}>
        <LoadFailure query={query} />
      </Modal>
    );
  }
  if (body === null) {
    return (
      <Modal
        title="먼저 몸 정보가 필요해요"
        description="키, 체중, 체형을 알려 주시면 무게를 계산할 수 있어요. 1분이면 돼요."
        onClose={onClose}
        actions={
          <LinkButton to={EDIT} size="large">
            몸 정보 입력하기
          </LinkButton>
        }
      />
    );
  }
  return (
    <Modal
      title="이 몸 정보로 추천받을까요?"
      description={
        body ? `${formatMonthDay(body.date)}에 저장한 정보예요.` : '저장한 정보를 불러오고 있어요.'
      }
      onClose={onClose}
      actions={
        <>
          <LinkButton to={EDIT} variant="secondary" size="large">
            아니요, 수정할게요
          </LinkButton>
          <Button size="large" disabled={!body} onClick={() => void navigate('/recommend/category')}>
            예
          </Button>
        </>
      }
    >
      <div
        aria-busy={isPending || undefined}
        css={{ display: 'grid', gridTemplateColumns: columns('8.2rem'), gap: space(2), marginTop: space(4) }}
      >
        {body ? (
          <>
            <StatTile label="키" value={formatNumber(body.height)} unit="cm" />
            <StatTile label="체중" value={formatNumber(body.weight)} unit="kg" />
            <StatTile
              label="골격근량"
              value={formatNumber(musclePercentToKg(body.muscleMass, body.weight))}
              unit="kg"
              note={`체중의 ${formatNumber(body.muscleMass)}%`}
            />
            <StatTile
              label="체지방률"
              value={formatNumber(body.bodyFat)}
              unit="%"
              note={SOURCES[body.compositionSource]}
            />
            <p css={[text.body2, { gridColumn: '1 / -1', color: color('text-2'), paddingTop: space(1) }]}>
              상·하체 균형{' '}
              <strong css={{ color: color('text') }}>
                {balanceLabel(toBalancePosition(body.upDownBalance))}
              </strong>
            </p>
          </>
        ) : (
          <>
            {TILE_HEIGHTS.map((height, index) => (
              <Skeleton key={index} height={height} />
            ))}
            <div css={{ gridColumn: '1 / -1' }}>
              <Skeleton height={28} />
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
