import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change, Problem } from '../../shared/changes/change-database';
import { kindNamed } from '../../shared/changes/change-kinds';
import { countText, useChangeStatus, whenSent } from '../../shared/changes/change-status';
import { decide } from '../../shared/changes/waiting-changes';
import { particle } from '../../shared/lib/particle';
import { useFocusKept } from '../../shared/lib/use-focus-kept';
import { color, space, text } from '../../shared/theme/theme';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import { KeptAge } from './kept-age';

/** What member pages say about this device's copy: how old it is, what waits for a network, what needs a decision. */
export function CopyState() {
  const { waiting, requests, problems, answered } = useChangeStatus();
  return (
    <>
      <div role="status">
        {waiting > 0 && (
          <p css={[text.small, { padding: space(1, 4), color: color('text-2'), textAlign: 'center' }]}>
            보내지 않은 {countText(waiting, requests)}가 이 기기에 있어요. {whenSent(answered)}
          </p>
        )}
      </div>
      {/* Each new question is announced once, not with what is chosen in it. */}
      <div role="log" aria-relevant="additions">
        {problems.map(row => (
          <Decision key={row.id} row={row} />
        ))}
      </div>
      {/* Last: it stands in the page's own empty space. */}
      <KeptAge />
    </>
  );
}

/** What a question says, and the words on its buttons: for this device's version, and against it. */
function wordsOf(
  { kind, about, mine }: Change,
  problem: Problem,
): { said: string; mine?: string; there: string } {
  const mineSaid = `이 기기에서 바꾼 ‘${about}: ${mine}’ 변경을`;
  if (problem.reason === 'unknown')
    return {
      said: `${mineSaid} 보내지 못했어요. 다른 버전의 앱에서 한 변경이에요. 새로고침해도 남아 있으면 보낼 수 없는 변경이에요.`,
      there: '변경 버리기',
    };
  if (problem.reason === 'changed')
    return {
      said: `${particle(about, '은/는')} 그사이 다른 기기에서 바뀌었어요. 다른 기기: ${problem.there} ·\u00a0이 기기: ${mine}`,
      mine: '이 기기 것으로',
      there: '다른 기기 것으로',
    };
  const { message, misdated, asks, gone } = problem;
  if (gone)
    return { said: `${mineSaid} 저장하지 못했어요. 그사이 지워진 루틴이나 운동이에요.`, there: '확인했어요' };
  if (kindNamed(kind)?.requests)
    return {
      said: `${about}(${mine})을 받지 못했어요. ${message}`,
      mine: asks ? '네, 맞아요' : '다시 요청하기',
      there: '그만두기',
    };
  return {
    said: `${mineSaid} 저장하지 못했어요. ${message}`,
    mine: misdated ? '이 날로 저장' : asks ? '네, 맞아요' : '다시 보내기',
    there: '변경 버리기',
  };
}

/** A change that the server refuses, or that conflicts with somebody else's change. */
function Decision({ row }: { row: Change }) {
  useFocusKept();
  const [day, setDay] = useState('');
  const deciding = useMutation({
    mutationFn: (choice: 'mine' | 'there') => decide(row, choice, day || undefined),
  });
  const { about, problem } = row;
  if (!problem) return null;
  const { said, mine, there } = wordsOf(row, problem);
  const misdated = problem.reason === 'refused' && problem.misdated === true;
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
        <p css={[text.body2, { color: color('caution-text') }]}>{said}</p>
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
          {problem.reason === 'unknown' ? (
            <Button size="small" onClick={() => location.reload()}>
              새로고침
            </Button>
          ) : (
            mine && (
              <Button
                size="small"
                loading={deciding.isPending}
                disabled={misdated && !day}
                onClick={() => deciding.mutate('mine')}
              >
                {mine}
              </Button>
            )
          )}
          <Button
            size="small"
            variant="secondary"
            disabled={deciding.isPending}
            onClick={() => deciding.mutate('there')}
          >
            {there}
          </Button>
        </div>
      </div>
    </section>
  );
}
