import { useEffect, useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { saveOrToast } from '../hooks/use-session-actions';
import { reserveText, setText } from '../lib/set-text';
import { ANSWER_TEXTS } from '../lib/summary-text';
import type { DeviceLog } from '../store/device-log';
import type { Draft } from '../store/log-database';
import { questionsOf } from '../store/misdated';
import { isSession } from '../store/rows';
import type { TrainingSession, TrainingSet } from '../store/rows';
import { MisdatedSession } from './misdated-session';
import { dotted } from '../../../shared/lib/format';

const rowText = (row: TrainingSession | TrainingSet): string => {
  if (row.deleted) return '지움';
  if (isSession(row)) return dotted([row.title, row.endedAt === null ? '하는 중' : '끝냄', row.note]);
  const said = [
    setText(row),
    row.reserve !== null && reserveText(row.reserve),
    row.answer !== null && ANSWER_TEXTS[row.answer],
    row.note,
  ];
  return `${dotted(said)}${row.doneAt === null ? ' (아직)' : ''}`;
};

interface DraftTexts {
  title: string;
  detail: string;
  mine: string;
  server: string;
}

function textsOf(draft: Draft): DraftTexts {
  const name = draft.type === 'set' ? draft.row.workoutName : draft.row.title;
  if (draft.reason === 'doubt') {
    const heavy = draft.doubt === 'tooHeavy';
    return {
      title: `${name} ${rowText(draft.row)}, 맞나요?`,
      detail: `평소보다 많이 ${heavy ? '무거워요' : '가벼워요'}. 맞다고 하시기 전에는 다음 무게에 반영하지 않아요.`,
      mine: '맞아요',
      server: '그냥 둘게요',
    };
  }
  if (draft.reason === 'refused')
    return {
      title: `${name} ${rowText(draft.row)}`,
      detail: draft.message,
      mine: '다시 보내기',
      server: '지우기',
    };
  const gone = draft.type === 'set' && isSession(draft.server);
  return {
    title: gone ? `${name}: 다른 기기에서 지운 운동의 세트예요` : `${name}: 다른 기기에서도 바꿨어요`,
    detail: gone
      ? `이 기기: ${rowText(draft.row)}`
      : `이 기기: ${rowText(draft.row)} / 저장된 것: ${rowText(draft.server)}`,
    mine: gone ? '운동을 되살리기' : '이 기기 것으로',
    server: gone ? '버리기' : '저장된 것 그대로',
  };
}

/** Conflicts that only the user can resolve; nothing of theirs was overwritten. */
export function DraftList({ device }: { device: DeviceLog }) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const found = await device.log.drafts();
      if (current) setDrafts(found);
    };
    void read();
    const leave = device.log.subscribe(() => void read());
    return () => {
      current = false;
      leave();
    };
  }, [device]);
  if (drafts.length === 0) return null;
  const questions = questionsOf(drafts);

  const resolve = async (draft: Draft, choice: 'mine' | 'server') => {
    if (await saveOrToast(() => device.log.resolve(draft.id, choice))) device.sync.wrote();
  };
  return (
    <section aria-labelledby="training-drafts" css={{ display: 'grid', gap: space(3) }}>
      <h2 id="training-drafts" css={text.title}>
        확인할 기록 {questions.length}개
      </h2>
      <ul css={{ display: 'grid', gap: space(3) }}>
        {questions.map(({ id, drafts, misdated }) => {
          if (misdated) return <MisdatedSession key={id} device={device} drafts={drafts} />;
          const [draft] = drafts;
          const words = textsOf(draft);
          return (
            <Card as="li" key={draft.id}>
              <p css={{ fontWeight: 700 }}>{words.title}</p>
              <p css={[text.small, { color: color('text-2') }]}>{words.detail}</p>
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) }}>
                <Button size="small" onClick={() => void resolve(draft, 'mine')}>
                  {words.mine}
                </Button>
                <Button size="small" variant="secondary" onClick={() => void resolve(draft, 'server')}>
                  {words.server}
                </Button>
              </div>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
