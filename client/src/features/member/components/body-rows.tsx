import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { musclePercentToKg } from '../../../shared/body/composition-input';
import { messageOf } from '../../../shared/api/api.error';
import { formatMonthDay } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { IconButton } from '../../../shared/ui/icon-button';
import { showToast } from '../../../shared/ui/toast.store';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { deleteBody, restoreBody } from '../api/member.api';

const cell = { padding: space(2, 1), textAlign: 'right' as const, whiteSpace: 'nowrap' as const };

/** Every record, newest first; each can be deleted and restored. */
export function BodyRows({ rows }: { rows: readonly BodyData[] }) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: bodyKeys.all });
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });
  const restore = useMutation({ mutationFn: restoreBody, onError: fail, onSettled: reload });
  const remove = useMutation({
    mutationFn: (row: BodyData) => deleteBody(row.date),
    onMutate: row => {
      const before = client.getQueryData<BodyData[]>(bodyKeys.history);
      client.setQueryData<BodyData[]>(
        bodyKeys.history,
        before?.filter(({ date }) => date !== row.date),
      );
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(bodyKeys.history, context?.before);
      fail(error);
    },
    onSuccess: (_, row) => {
      void reload();
      showToast({
        message: `${formatMonthDay(row.date)} 기록을 지웠어요.`,
        action: { label: '되돌리기', undo: true, run: () => restore.mutate(row) },
      });
    },
  });
  return (
    // With large text the table is wider than a phone: the table scrolls, not the page.
    <div css={{ overflowX: 'auto' }}>
      <table
        css={[text.body2, { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }]}
      >
        <thead>
          <tr css={[text.small, { color: color('text-2'), '& th': { fontWeight: 600 } }]}>
            <th scope="col" css={[cell, { textAlign: 'left' }]}>
              날짜
            </th>
            <th scope="col" css={cell}>
              체중
            </th>
            <th scope="col" css={cell}>
              체지방
            </th>
            <th scope="col" css={cell}>
              골격근
            </th>
            <td css={{ width: 44 }} />
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.date} css={{ borderTop: `1px solid ${color('line')}` }}>
              <th scope="row" css={[cell, { textAlign: 'left', fontWeight: 600 }]}>
                <span css={[text.caption, { display: 'block', color: color('text-3'), fontWeight: 400 }]}>
                  {row.date.slice(0, 4)}년
                </span>
                {formatMonthDay(row.date)}
              </th>
              <td css={cell}>{row.weight.toFixed(1)}kg</td>
              <td css={cell}>{row.bodyFat.toFixed(1)}%</td>
              <td css={cell}>
                {musclePercentToKg(row.muscleMass, row.weight).toFixed(1)}kg
                <span css={[text.caption, { display: 'block', color: color('text-2') }]}>
                  {row.muscleMass.toFixed(1)}%
                </span>
              </td>
              <td css={{ textAlign: 'right' }}>
                <IconButton
                  label={`${formatMonthDay(row.date)} 기록 지우기`}
                  onClick={() => remove.mutate(row)}
                >
                  <Trash2 size={18} color={color('text-3')} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
