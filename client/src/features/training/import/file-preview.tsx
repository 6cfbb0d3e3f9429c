import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { CardioEffort, ImportPreview, WeightUnit } from '../api/training-import.api';
import { FindWorkoutModal } from './find-workout-modal';
import { FoldedList } from './folded-list';
import { amountText } from './import-text';
import { ImportSummary } from './import-summary';
import { KnownNames } from './known-names';
import { UnknownNames } from './unknown-names';
import { useChooseName, useImportLog, usePreview, type ChosenFile } from './use-imports';

interface FilePreviewProps {
  chosen: ChosenFile;
  onDone: (importId: number) => void;
}

/** The file's content, what the user must add, and the import. */
export function FilePreview({ chosen, onDone }: FilePreviewProps) {
  const [unit, setUnit] = useState<WeightUnit | null>(null);
  const [effort, setEffort] = useState<CardioEffort | null>(null);
  const [searched, setSearched] = useState<string | null>(null);
  const { data: preview, error, isFetching } = usePreview(chosen, unit);
  const choose = useChooseName();
  const importing = useImportLog(onDone);

  if (error) return <Notice tone="error">{messageOf(error)}</Notice>;
  if (!preview) {
    return (
      <div aria-busy>
        <VisuallyHidden>파일을 읽고 있어요</VisuallyHidden>
        <Skeleton height={220} round="var(--radius-card)" />
      </div>
    );
  }
  const missing =
    preview.unitNeeded && unit === null
      ? '무게의 단위를 골라 주세요'
      : preview.effortNeeded && effort === null
        ? '유산소가 어땠는지 골라 주세요'
        : null;
  const unknown = preview.names.filter(({ state }) => state === 'unknown');
  const known = preview.names.filter(({ state }) => state !== 'unknown');
  const onChoose = (name: string, workoutId: number | null) => choose.mutate({ name, workoutId });
  return (
    <>
      <ImportSummary {...{ preview, unit, effort }} onUnit={setUnit} onEffort={setEffort} />
      {unknown.length > 0 && (
        <UnknownNames
          names={unknown}
          choosing={choose.isPending ? choose.variables.name : null}
          onChoose={onChoose}
          onSearch={setSearched}
        />
      )}
      {known.length > 0 && <KnownNames names={known} onSearch={setSearched} />}
      {preview.refusedCount > 0 && <RefusedLines preview={preview} />}
      {preview.sessions > 0 && (
        <Button
          size="large"
          fullWidth
          disabled={missing !== null}
          loading={importing.isPending || isFetching}
          onClick={() => importing.mutate({ file: chosen.file, unit, cardioEffort: effort })}
        >
          {missing ?? `${amountText(preview)} 가져오기`}
        </Button>
      )}
      {searched !== null && (
        <FindWorkoutModal
          name={searched}
          onClose={() => setSearched(null)}
          onChoose={workoutId => {
            onChoose(searched, workoutId);
            setSearched(null);
          }}
        />
      )}
    </>
  );
}

function RefusedLines({ preview: { format, refused, refusedCount } }: { preview: ImportPreview }) {
  const place = format === 'opengym' ? '번째 세트' : '번째 줄';
  return (
    <FoldedList title={`읽을 수 없는 줄 ${formatNumber(refusedCount)}개 보기`}>
      {refused.map(({ line, reason }) => (
        <li key={line} css={[text.small, { display: 'grid', gap: space(0.5) }]}>
          <strong css={{ fontWeight: 600 }}>
            {formatNumber(line)}
            {place}
          </strong>
          <span css={{ color: color('text-2') }}>{reason}</span>
        </li>
      ))}
      {refusedCount > refused.length && (
        <li css={[text.small, { color: color('text-2') }]}>
          처음 {formatNumber(refused.length)}개만 보여 드려요.
        </li>
      )}
    </FoldedList>
  );
}
