import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { saveOrToast } from '../hooks/use-session-actions';
import { closingRows } from '../session/close-session';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';

interface OpenSessionsProps {
  device: DeviceLog;
  records: readonly SessionRecord[];
}

/** Sessions left open: continue, or end them at their last set. */
export function OpenSessions({ device, records }: OpenSessionsProps) {
  const close = (record: SessionRecord) => saveOrToast(() => device.write(closingRows(record)));
  return records.map(record => {
    const { session, sets } = record;
    const done = sets.filter(set => set.doneAt !== null).length;
    return (
      <Card key={session.id} as="section">
        <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>하던 운동이 있어요</p>
        <h2 css={text.h2}>{session.title}</h2>
        <p css={[text.small, { color: color('text-2') }]}>
          {sets.length}세트 중 {done}세트 했어요
        </p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(4) }}>
          <LinkButton to={`/training/session/${session.id}`}>이어서 하기</LinkButton>
          <Button variant="secondary" onClick={() => void close(record)}>
            {done > 0 ? '마지막 세트에서 끝내기' : '그만두기'}
          </Button>
        </div>
      </Card>
    );
  });
}
