import { keyframes } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../shared/api/api.error';
import { afterPaint } from '../../../shared/lib/after-paint';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { controlStyle } from '../../../shared/ui/control-style';
import { Notice } from '../../../shared/ui/notice';
import { readLabel } from '../api/intake.api';
import type { ReadLabel } from '../api/intake.api';

const LONGEST = 3_000;

const hidden = keyframes({ to: { visibility: 'hidden' } });
/** For its form: a late answer moves and fills the fields that follow, so they hide until it is there; a field in use stays. */
export const stillWhileReading = {
  '& > [aria-busy=true] ~ :not(:focus-within)': { animation: `${hidden} 0s 0.4s forwards` },
};

/** A pasted label: fills in what is certain. */
export function LabelReader({ onRead }: { onRead: (label: ReadLabel) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const reading = useMutation({
    mutationFn: readLabel,
    onSuccess: async label => {
      flushSync(() => onRead(label));
      // Painted at its new place before it is shown again.
      await afterPaint();
    },
  });
  return (
    <div aria-busy={reading.isPending} css={{ display: 'grid', gap: space(2) }}>
      <label htmlFor={id} css={[text.small, { fontWeight: 600, color: color('text-2') }]}>
        라벨 붙여 넣기
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST}
        value={typed}
        placeholder="1일 섭취량 당 비타민D 25㎍(250%)… 1일 1회, 1회 1정"
        onChange={event => setTyped(event.target.value)}
        css={[
          controlStyle(false),
          { minHeight: 96, paddingBlock: space(3), lineHeight: 1.5, resize: 'vertical' },
        ]}
      />
      <Button
        variant="secondary"
        loading={reading.isPending}
        disabled={typed.trim() === ''}
        onClick={() => reading.mutate(typed)}
      >
        라벨 읽기
      </Button>
      {reading.error && <Notice tone="error">{messageOf(reading.error)}</Notice>}
    </div>
  );
}

/** What a label leaves open; beside the fields for it, and brought into view. */
export function LabelQuestions({ questions }: Pick<ReadLabel, 'questions'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [questions]);
  if (questions.length === 0) return null;
  return (
    <div ref={box}>
      <Notice tone="caution">
        <p css={{ fontWeight: 600 }}>확실하지 않은 것은 채우지 않았어요. 라벨을 보고 적어 주세요.</p>
        <ul css={{ marginTop: space(1), display: 'grid', gap: space(1) }}>
          {[...new Set(questions.map(({ question }) => question))].map(question => (
            <li key={question}>
              {questions
                .filter(each => each.question === question && each.text)
                .map(each => `‘${each.text}’ `)}
              {question}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
