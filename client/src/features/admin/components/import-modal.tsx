import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Spinner } from '../../../shared/ui/spinner';
import { showToast } from '../../../shared/ui/toast.store';
import { importTable } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';
import { FileButton } from '../../../shared/ui/file-button';

/** More faults than a person corrects in one go. */
const MOST_SHOWN = 100;
/** The server's bound. */
const MOST_TOLD = 1_000;

/** A file is checked first and changes nothing; only one without faults can be applied, all of it or none. */
export function ImportModal({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({ mutationFn: (chosen: File) => importTable(resource.name, chosen, true) });
  const apply = useMutation({
    mutationFn: (chosen: File) => importTable(resource.name, chosen, false),
    onSuccess: result => {
      // Somebody else may have changed a row in between: the server checks again.
      if (result.errors.length > 0) return;
      showToast({
        message: `${formatNumber(result.created)}개를 추가하고 ${formatNumber(result.updated)}개를 바꿨어요.`,
        tone: 'success',
      });
      void client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) });
      onClose();
    },
  });
  const result = apply.data ?? check.data;
  const failure = apply.error ?? check.error;
  const errors = result?.errors ?? [];
  const changes = result ? result.created + result.updated : 0;
  const labels = new Map(fieldsOf(resource).map(field => [field.name, field.label]));

  return (
    <Modal
      title={`${resource.noun} 가져오기`}
      description="내보낸 것과 같은 모양의 CSV나 XLSX 파일을 골라 주세요. 먼저 확인만 하고, 적용을 눌러야 바뀌어요."
      onClose={onClose}
      width={640}
      keepOnBackdrop
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            disabled={!file || !result || errors.length > 0 || changes === 0}
            loading={apply.isPending}
            onClick={() => file && apply.mutate(file)}
          >
            적용
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
        {!file && <p css={[text.small, { color: color('text-2') }]}>파일을 고르면 적용할 수 있어요.</p>}
        <FileButton
          id={id}
          label="가져올 파일"
          accept=".csv,.xlsx"
          file={file}
          onFile={chosen => {
            setFile(chosen);
            apply.reset();
            check.reset();
            if (chosen) check.mutate(chosen);
          }}
        />
        <div aria-live="polite" css={{ display: 'grid', gap: space(3) }}>
          {check.isPending && (
            <p css={{ display: 'flex', alignItems: 'center', gap: space(2), color: color('text-2') }}>
              <Spinner /> 파일을 확인하고 있어요
            </p>
          )}
          {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
          {result && errors.length === 0 && (
            <Notice tone={changes > 0 ? 'success' : 'info'}>
              {changes > 0
                ? `추가 ${formatNumber(result.created)}개, 변경 ${formatNumber(result.updated)}개, 그대로 ${formatNumber(result.unchanged)}개예요.`
                : '지금과 다른 내용이 없어요.'}
            </Notice>
          )}
          {errors.length > 0 && (
            <>
              <Notice tone="error">{`${formatNumber(errors.length)}곳${errors.length < MOST_TOLD ? '을' : ' 이상'} 고쳐 주세요. 아무것도 바뀌지 않았어요.`}</Notice>
              <table
                css={[
                  text.small,
                  {
                    width: '100%',
                    borderCollapse: 'collapse',
                    borderRadius: radius.control,
                    '& th, & td': {
                      padding: space(2),
                      borderBottom: `1px solid ${color('line')}`,
                      textAlign: 'left',
                      verticalAlign: 'top',
                    },
                  },
                ]}
              >
                <thead>
                  <tr>
                    <th scope="col">줄</th>
                    <th scope="col">항목</th>
                    <th scope="col">이유</th>
                  </tr>
                </thead>
                <tbody>
                  {errors.slice(0, MOST_SHOWN).map(({ row, field, message }, index) => (
                    <tr key={index}>
                      <td>{row}</td>
                      <td>{labels.get(field) ?? field}</td>
                      <td>{message}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {errors.length > MOST_SHOWN && (
                <p css={[text.small, { color: color('text-2') }]}>처음 {MOST_SHOWN}곳만 보여 드려요.</p>
              )}
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
