import { useState } from 'react';
import { formatMonthDay } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Form } from '../../../shared/ui/form';
import { TextField } from '../../../shared/ui/text-field';
import { saveOrToast } from '../hooks/use-session-actions';
import type { DeviceLog } from '../store/device-log';
import type { Draft } from '../store/log-database';
import { redated } from '../store/misdated';
import { isSession } from '../store/rows';

interface MisdatedSessionProps {
  device: DeviceLog;
  /** Everything that was refused of this session. */
  drafts: readonly [Draft, ...Draft[]];
}

/** A session that the server refused for its day: the member says when it was, and it is sent again with all its sets. */
export function MisdatedSession({ device, drafts }: MisdatedSessionProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [first] = drafts;
  const session = drafts.map(({ row }) => row).find(isSession);
  const name = session?.title ?? (first.type === 'set' && first.row.workoutName);
  const sets = drafts.filter(({ row }) => !isSession(row) && row.doneAt !== null).length;

  const send = async () => {
    if (!day) return setError('날짜를 골라 주세요.');
    const kept = await saveOrToast(async () => {
      const record = await device.log.readSession(first.sessionId);
      if (record) await device.log.write(redated(record, day));
    });
    if (kept) device.sync.wrote();
  };
  const remove = async () => {
    const removed = await saveOrToast(async () => {
      for (const { id } of drafts) await device.log.resolve(id, 'server');
    });
    if (removed) device.sync.wrote();
  };
  return (
    <Card as="li">
      <Form onSubmit={() => void send()} css={{ display: 'grid', gap: space(3) }}>
        <div>
          <p css={{ fontWeight: 700 }}>{name}: 언제 했는지 알려 주세요</p>
          <p css={[text.small, { color: color('text-2') }]}>
            기기의 날짜가 맞지 않아서
            {session &&
              ` ${session.localDate.slice(0, 4)}년 ${formatMonthDay(session.localDate)}에 한 것으로 적혀 있어요. 그래서`}{' '}
            저장하지 못했어요.
            {sets > 0 && ` 한 세트 ${sets}개는 그대로 있어요.`}
          </p>
        </div>
        <TextField
          label="운동한 날"
          type="date"
          value={day}
          error={error}
          onChange={event => {
            setDay(event.target.value);
            setError(null);
          }}
        />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <Button type="submit" size="small">
            이 날로 저장
          </Button>
          <Button size="small" variant="secondary" onClick={() => void remove()}>
            지우기
          </Button>
        </div>
      </Form>
    </Card>
  );
}
