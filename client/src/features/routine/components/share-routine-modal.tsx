import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { messageOf } from '../../../shared/api/api.error';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Modal } from '../../../shared/ui/modal';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Notice } from '../../../shared/ui/notice';
import { QrCode } from '../../../shared/ui/qr-code';
import { Skeleton } from '../../../shared/ui/skeleton';
import { showToast } from '../../../shared/ui/toast.store';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { endShare, fetchShare, routineShareKey, shareRoutine } from '../api/routine-share.api';
import type { RoutineShare } from '../api/routine-share.api';

/** Shares a routine by a link and a QR code, created by one press and revoked by another. */
export function ShareRoutineModal({ routine, onClose }: { routine: Routine; onClose: () => void }) {
  const { routineId, routineName } = routine;
  const client = useQueryClient();
  const queryKey = routineShareKey(routineId);
  const share = useQuery({ queryKey, queryFn: () => fetchShare(routineId) });
  const keep = (told: RoutineShare) => client.setQueryData(queryKey, told);
  const make = useMutation({
    mutationFn: (withName: boolean) => shareRoutine(routineId, withName),
    onSuccess: keep,
  });
  const end = useMutation({
    mutationFn: () => endShare(routineId),
    onSuccess: () => {
      keep({ url: null, withName: false });
      showToast({ message: '링크를 없앴어요. 이제 아무도 볼 수 없어요.', tone: 'success' });
    },
  });
  const failure = make.error ?? end.error;
  const url = share.data?.url ?? null;
  return (
    <Modal
      title="루틴 공유하기"
      description="운동 이름과 세트, 횟수만 보여요. 무게와 몸 정보는 보이지 않아요."
      onClose={onClose}
      grows={share.isPending}
      actions={
        url === null && (
          <Button
            size="large"
            fullWidth
            loading={make.isPending}
            disabled={!share.data}
            onClick={() => make.mutate(false)}
          >
            링크 만들기
          </Button>
        )
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(5) }}>
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {share.isPending && <Skeleton height={52} />}
        {share.isLoadingError && <LoadFailure query={share} />}
        {share.data && url !== null && (
          <>
            <QrCode text={url} label={`${routineName} 링크의 QR 코드`} />
            <div>
              <p
                css={[
                  text.body2,
                  {
                    padding: space(3, 4),
                    borderRadius: radius.control,
                    background: color('surface-2'),
                    overflowWrap: 'anywhere',
                    userSelect: 'all',
                  },
                ]}
              >
                {url}
              </p>
              <p css={[text.small, { marginTop: space(2), color: color('text-2') }]}>
                링크를 아는 사람은 누구나 볼 수 있어요.
              </p>
            </div>
            <Checkbox
              label="내 이름 보여 주기"
              checked={make.isPending ? make.variables : share.data.withName}
              onChange={event => make.mutate(event.target.checked)}
            />
            <SendButtons url={url} title={routineName} />
            <Button variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
              링크 없애기
            </Button>
            <p css={[text.small, { color: color('text-2') }]}>
              없애면 앞서 보낸 링크와 QR 코드도 열리지 않아요.
            </p>
          </>
        )}
      </div>
    </Modal>
  );
}

function SendButtons({ url, title }: { url: string; title: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ message: '링크를 복사했어요.', tone: 'success' }),
      () => showToast({ message: '복사하지 못했어요. 링크를 길게 눌러 복사해 주세요.', tone: 'error' }),
    );
  return (
    <div css={{ display: 'grid', gap: space(2), gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' }}>
      {'share' in navigator && (
        <Button
          icon={<Share2 aria-hidden size={18} />}
          // Closing the phone's share sheet is not an error.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          보내기
        </Button>
      )}
      <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
        링크 복사
      </Button>
    </div>
  );
}
