import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { SELECT_ON_FOCUS } from '../../../shared/lib/select-on-focus';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { calendarKeys, fetchCalendar, makeCalendar, revokeCalendar } from '../api/calendar.api';

/** 캘린더에 넣기: an address for the phone's calendar, created, shown once and revocable. */
export function CalendarSection() {
  const client = useQueryClient();
  const [startTime, setStartTime] = useState('');
  const feed = useQuery({ queryKey: calendarKeys.all, queryFn: fetchCalendar });
  const reload = () => client.invalidateQueries({ queryKey: calendarKeys.all });
  const make = useMutation({ mutationFn: () => makeCalendar(startTime), onSuccess: reload });
  const revoke = useMutation({
    mutationFn: revokeCalendar,
    onSuccess: () => {
      make.reset();
      showToast({ message: '캘린더 주소를 없앴어요.', tone: 'success' });
      return reload();
    },
  });
  const failure = make.error ?? revoke.error;
  const active = feed.data?.active;
  return (
    <Card as="section" aria-labelledby="calendar">
      <h2 id="calendar" tabIndex={-1} css={text.title}>
        캘린더에 넣기
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        이번 주에 정해 둔 운동이 폰의 캘린더에 보여요. 계획을 바꾸면 캘린더도 따라 바뀌어요.
      </p>
      <div css={{ display: 'grid', gap: space(4) }}>
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {make.data && <Address url={make.data} />}
        {active && !make.data && (
          <p css={text.body2}>
            주소를 만들어 두었어요. 다시 볼 수는 없으니 잊었다면 새로 만들어 주세요. 앞의 주소는 더 쓸 수
            없어요.
          </p>
        )}
        {/* Making an address ends an earlier one: whether there is one is known first. */}
        {active === undefined && !make.data ? (
          feed.isError ? (
            <LoadFailure query={feed} />
          ) : (
            <Skeleton height={160} />
          )
        ) : null}
        {active !== undefined && !make.data && (
          <Form
            onSubmit={() => make.mutate()}
            sending={make.isPending}
            css={{ display: 'grid', gap: space(4) }}
          >
            <TextField
              label="운동 시작 시각"
              type="time"
              hint="비워 두면 하루 일정으로 넣어요."
              value={startTime}
              onChange={event => setStartTime(event.target.value)}
            />
            <div>
              <Button
                type="submit"
                variant="secondary"
                icon={<CalendarPlus aria-hidden size={18} />}
                loading={make.isPending}
              >
                {active ? '주소 새로 만들기' : '주소 만들기'}
              </Button>
            </div>
          </Form>
        )}
        {active && (
          <div>
            <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
              주소 없애기
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The secret, shown only once. */
function Address({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ message: '주소를 복사했어요.', tone: 'success' }),
      () => showToast({ message: '복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.', tone: 'error' }),
    );
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <TextField
        label="캘린더 주소"
        readOnly
        value={url}
        hint="지금만 보여요. 이 주소를 아는 사람은 누구나 운동 계획을 볼 수 있어요. 무게와 몸 정보는 들어 있지 않아요."
        {...SELECT_ON_FOCUS}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button onClick={() => void copy()}>주소 복사</Button>
        <Button
          variant="secondary"
          onClick={() => {
            // The scheme that opens the calendar on phones and computers.
            window.location.href = url.replace(/^https?:/, 'webcal:');
          }}
        >
          캘린더 열기
        </Button>
      </div>
    </div>
  );
}
