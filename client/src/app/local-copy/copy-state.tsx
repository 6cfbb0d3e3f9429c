import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change } from '../../shared/changes/change-database';
import { useChangeStatus } from '../../shared/changes/change-status';
import { decide } from '../../shared/changes/waiting-changes';
import { particle } from '../../shared/lib/particle';
import { useFocusKept } from '../../shared/lib/use-focus-kept';
import { color, space, text } from '../../shared/theme/theme';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import { KeptAge } from './kept-age';

/** What member pages say about this device's copy: how old it is, what waits for a network, what needs a decision. */
export function CopyState() {
  const { waiting, problems } = useChangeStatus();
  return (
    <>
      <div role="status">
        {waiting > 0 && (
          <p css={[text.small, { padding: space(1, 4), color: color('text-2'), textAlign: 'center' }]}>
            보내지 않은 변경 {waiting}개가 이 기기에 있어요. 연결되면 보낼게요.
          </p>
        )}
      </div>
      {problems.map(row => (
        <Decision key={row.id} row={row} />
      ))}
      {/* Last: it stands in the page's own empty space. */}
      <KeptAge />
    </>
  );
}

/** A change that the server refuses, or that conflicts with somebody else's change. */
function Decision({ row }: { row: Change }) {
  useFocusKept();
  const [day, setDay] = useState('');
  const deciding = useMutation({
    mutationFn: (choice: 'mine' | 'there') => decide(row, choice, day || undefined),
  });
  const { about, mine, problem } = row;
  if (!problem) return null;
  const changed = problem.reason === 'changed';
  const misdated = !changed && problem.misdated === true;
  const asks = !changed && problem.asks === true;
  const gone = !changed && problem.gone === true;
  return (
    <section aria-label={`${about}: 확인할 변경`} css={{ background: color('caution-tint') }}>
      <div
        css={{
          maxWidth: 'var(--page)',
          margin: '0 auto',
          padding: `${space(3)} var(--gutter)`,
          display: 'grid',
          gap: space(2),
        }}
      >
        <p css={[text.body2, { color: color('caution-text') }]}>
          {changed
            ? `${particle(about, '은/는')} 그사이 다른 기기에서 바뀌었어요. 다른 기기: ${problem.there} · 이 기기: ${mine}`
            : `이 기기에서 바꾼 ‘${about}: ${mine}’ 변경을 저장하지 못했어요. ${gone ? '그사이 지워진 루틴이나 운동이에요.' : problem.message}`}
        </p>
        {misdated && (
          <div css={{ maxWidth: 320 }}>
            <TextField
              label="언제 잰 건가요?"
              type="date"
              value={day}
              onChange={event => setDay(event.target.value)}
            />
          </div>
        )}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          {!gone && (
            <Button
              size="small"
              loading={deciding.isPending}
              disabled={misdated && !day}
              onClick={() => deciding.mutate('mine')}
            >
              {changed ? '이 기기 것으로' : misdated ? '이 날로 저장' : asks ? '네, 맞아요' : '다시 보내기'}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            disabled={deciding.isPending}
            onClick={() => deciding.mutate('there')}
          >
            {changed ? '다른 기기 것으로' : gone ? '확인했어요' : '변경 버리기'}
          </Button>
        </div>
      </div>
    </section>
  );
}
