import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { todayInKorea } from '../../../shared/lib/format';
import { pushKey } from '../../../shared/push/push.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { SequentialSections } from '../../../shared/ui/sequential-sections';
import { LinkButton } from '../../../shared/ui/link-button';
import { showToast } from '../../../shared/ui/toast.store';
import { preferencesKey } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { calendarKeys } from '../api/calendar.api';
import { exportAccount } from '../api/member.api';
import { CalendarSection } from '../components/calendar-section';
import { DeleteAccountModal } from '../components/delete-account-modal';
import { ExcludedWorkouts } from '../components/excluded-workouts';
import { MemberPage } from '../components/member-page';
import { PushSection } from '../components/push-section';
import { download } from '../../../shared/lib/download';

/** 설정·탈퇴: what is left out, the calendar, pushes, all data as a file, and the account's end. */
export function AccountPage() {
  const [leaving, setLeaving] = useState(false);
  const save = useMutation({
    mutationFn: exportAccount,
    onSuccess: blob => {
      download(blob, `routineup-${todayInKorea()}.json`);
      showToast({ message: '내 데이터를 내려받았어요.', tone: 'success' });
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
  const ownData = (
    <div css={{ display: 'grid', gap: space(4) }}>
      <Card as="section" aria-labelledby="export">
        <h2 id="export" css={text.title}>
          내 데이터 내려받기
        </h2>
        <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
          몸 기록, 루틴, 보충제, 추천 기록을 JSON 파일 하나로 받아요.
        </p>
        <Button
          variant="secondary"
          icon={<Download size={18} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          내려받기
        </Button>
      </Card>
      <Card as="section" aria-labelledby="import">
        <h2 id="import" css={text.title}>
          다른 앱 기록 가져오기
        </h2>
        <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
          Strong, Hevy, FitNotes, openGym에서 내보낸 운동 기록을 이어서 쓸 수 있어요.
        </p>
        <LinkButton to="/training/import" variant="secondary" icon={<FileUp aria-hidden size={18} />}>
          가져오기
        </LinkButton>
      </Card>
      <Card as="section" aria-labelledby="leave">
        <h2 id="leave" css={text.title}>
          탈퇴
        </h2>
        <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
          계정과 모든 기록이 바로 지워지고 되돌릴 수 없어요.
        </p>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          탈퇴하기
        </Button>
      </Card>
    </div>
  );
  return (
    <MemberPage title="설정·탈퇴">
      <SequentialSections
        gap={4}
        sections={[
          { asks: [preferencesKey], content: <ExcludedWorkouts /> },
          { asks: [calendarKeys.all], content: <CalendarSection /> },
          { asks: [pushKey], content: <PushSection /> },
          { asks: [], content: ownData },
        ]}
      />
      {leaving && <DeleteAccountModal onClose={() => setLeaving(false)} />}
    </MemberPage>
  );
}
