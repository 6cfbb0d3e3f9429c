import { useId, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { FileButton } from '../../../shared/ui/file-button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { isRunning, useImport } from '../hooks/use-import';
import type { Resource } from '../resources/resource.types';
import { ImportColumns } from './import-columns';
import { ImportState } from './import-state';
import { SendingBar } from './sending-bar';

/**
 * A file is checked first and changes nothing; only a file without faults can be applied, all of it or none. The server does the work and
 * keeps the result: the dialog shows the progress again when reopened.
 */
export function ImportModal({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const { latest, step, sending } = useImport(resource);
  const found = latest.data ?? null;
  const running = found !== null && isRunning(found);
  const uploading = step.isPending && step.variables.what === 'start';
  const failure = step.error ?? latest.error;
  const result = found?.state === 'checked' ? found.result : null;
  const ready = result && result.errors.length === 0 && result.created + result.updated > 0;

  return (
    <Modal
      title={`${resource.noun} 가져오기`}
      description="CSV나 XLSX 파일을 골라 주세요. 먼저 확인만 하고, 적용을 눌러야 바뀌어요."
      onClose={onClose}
      width={720}
      keepOnBackdrop
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            닫기
          </Button>
          <Button
            disabled={!ready}
            loading={step.isPending && step.variables.what === 'apply'}
            onClick={() => found && step.mutate({ what: 'apply', id: found.id })}
          >
            적용
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
        {uploading && <SendingBar what="파일" share={sending.share} onCancel={sending.cancel} />}
        {!running && !uploading && (
          <FileButton
            id={id}
            label="가져올 파일"
            accept=".csv,.xlsx"
            file={file}
            onFile={chosen => {
              setFile(chosen);
              if (chosen) step.mutate({ what: 'start', file: chosen });
            }}
          />
        )}
        {found && !file && (
          <p css={[text.small, { color: color('text-2') }]}>
            마지막에 올린 파일: {found.fileName || '이름 없는 파일'}
          </p>
        )}
        <div aria-live="polite" css={{ display: 'grid', gap: space(3) }}>
          {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
          {found?.state === 'columns' ? (
            <ImportColumns
              key={found.id}
              resource={resource}
              found={found}
              waiting={step.isPending}
              onChoose={columns => step.mutate({ what: 'columns', id: found.id, columns })}
            />
          ) : (
            found && (
              <ImportState
                resource={resource}
                found={found}
                waiting={step.isPending}
                onMend={mended => step.mutate({ what: 'mend', id: found.id, mended })}
                onUndo={() => step.mutate({ what: 'undo', id: found.id })}
              />
            )
          )}
        </div>
      </div>
    </Modal>
  );
}
