import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { adminKeys } from '../api/admin.keys';
import { undoChange } from '../api/catalogue-history.api';
import { undoImport } from '../api/imports.api';
import type { HistoryEntry } from '../api/catalogue-history.api';
import { useMayEdit } from '../hooks/use-role';
import { historyTitle, historyTime } from '../lib/history-words';
import { RESOURCES } from '../resources/resources';
import { FieldChanges } from './field-changes';

/** One change: what, who, when, each field before and after. */
export function HistoryEntryCard({ entry }: { entry: HistoryEntry }) {
  const client = useQueryClient();
  const resource = RESOURCES.find(({ name }) => name === entry.resource) ?? RESOURCES[0];
  const mayEdit = useMayEdit();
  const undo = useMutation({
    mutationFn: async () => {
      if (entry.importId === null) await undoChange(entry.id);
      else await undoImport(entry.importId);
    },
    onSuccess: () => {
      // A file is undone in parts; its tab shows the progress.
      const message = entry.importId === null ? '되돌렸어요.' : '되돌리기 시작했어요.';
      showToast({ message, tone: 'success' });
      void client.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  const title = historyTitle(entry, resource.noun);
  return (
    <Card as="article" padding={4} aria-label={title}>
      <div
        css={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space(3) }}
      >
        <div css={{ minWidth: 0 }}>
          <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{title}</h3>
          <p
            css={[
              text.small,
              {
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: space(2),
                marginTop: space(1),
                color: color('text-2'),
              },
            ]}
          >
            <time dateTime={entry.at}>{historyTime(entry.at)}</time> <span>{entry.admin}</span>
          </p>
        </div>
        {mayEdit && entry.undoable && (
          <Button
            size="small"
            variant="outline"
            icon={<Undo2 aria-hidden size={16} />}
            loading={undo.isPending}
            aria-label={`${title} 되돌리기`}
            onClick={() => undo.mutate()}
            css={{ flex: 'none' }}
          >
            되돌리기
          </Button>
        )}
      </div>
      {undo.isError && (
        <div css={{ marginTop: space(3) }}>
          <Notice tone="error">{messageOf(undo.error)}</Notice>
        </div>
      )}
      <FieldChanges resource={resource} changes={entry.changes} />
    </Card>
  );
}
