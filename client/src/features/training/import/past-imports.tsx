import { useState } from 'react';
import { formatMonthDay } from '../../../shared/lib/format';
import { particle } from '../../../shared/lib/particle';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import type { TrainingImport } from '../api/training-import.api';
import { localDateOf } from '../../../shared/lib/calendar';
import { amountText, daysText, FORMAT_NAMES } from './import-text';
import { useImports, useUndoImport } from './use-imports';

/** Past imports, each undone by a press and a confirmation. */
export function PastImports() {
  const imports = useImports();
  const [asked, setAsked] = useState<TrainingImport | null>(null);
  const undo = useUndoImport();
  if (imports.isLoadingError) return <LoadFailureLine query={imports} what="가져온 기록을" />;
  if (!imports.data || imports.data.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" css={{ display: 'grid', gap: space(3) }}>
      <h2 id="past-imports" css={text.title}>
        가져온 기록
      </h2>
      <ul css={{ display: 'grid', gap: space(2) }}>
        {imports.data.map(each => (
          <PastImport key={each.id} each={each} onUndo={() => setAsked(each)} />
        ))}
      </ul>
      {asked && (
        <ConfirmModal
          title="가져온 기록을 되돌릴까요?"
          description={`${particle(amountText(asked), '이/가')} 사라지고, 다음 무게를 정할 때도 쓰지 않아요. 가져온 뒤에 고친 것도 함께 사라지고, 직접 더한 세트는 남아요.`}
          act="되돌리기"
          onAct={() => undo.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onKeep={() => setAsked(null)}
          busy={undo.isPending}
        />
      )}
    </section>
  );
}

const keptText = (sets: number) => (sets > 0 ? ` ·\u00a0직접 더한 ${sets}세트는 남아 있어요` : '');

function PastImport({ each, onUndo }: { each: TrainingImport; onUndo: () => void }) {
  const { format, firstDate, lastDate, createdAt, undoneAt, keptSets } = each;
  const on = (time: string) => formatMonthDay(localDateOf(new Date(time)));
  return (
    <Card
      as="li"
      padding={4}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}
    >
      <div css={{ flex: '1 1 10rem', minWidth: 0 }}>
        <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>
          {FORMAT_NAMES[format]} ·&nbsp;{amountText(each)}
        </strong>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {daysText(firstDate, lastDate)}
        </span>
        <span css={[text.small, { color: color('text-2') }]}>
          {undoneAt === null
            ? `${on(createdAt)}에 가져왔어요`
            : `${on(undoneAt)}에 되돌렸어요${keptText(keptSets)}`}
        </span>
      </div>
      {undoneAt === null && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${FORMAT_NAMES[format]} ${amountText(each)} 되돌리기`}
          onClick={onUndo}
        >
          되돌리기
        </Button>
      )}
    </Card>
  );
}
