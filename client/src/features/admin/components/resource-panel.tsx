import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { listRows } from '../api/admin.api';
import type { AdminRow } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import type { Resource } from '../resources/resource.types';
import { DeleteModal } from './delete-modal';
import { ExamplesBar } from './examples-bar';
import { ImportModal } from './import-modal';
import { ResourceFormModal } from './resource-form-modal';
import { ResourceTable } from './resource-table';
import { TableTools } from './table-tools';
import { ViewModal } from './view-modal';

type Opened = { what: 'add' | 'import' } | { what: 'view' | 'edit' | 'delete'; row: AdminRow } | null;

interface ResourcePanelProps {
  resource: Resource;
  page: number;
  keyword: string;
  onGo: (page: number, keyword: string) => void;
  /** Shows the history of one row. */
  onHistory: (id: number) => void;
}

/** One tab: the table with everything that can be done to it. */
export function ResourcePanel({ resource, page, keyword, onGo, onHistory }: ResourcePanelProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const list = useQuery({
    queryKey: adminKeys.list(resource.name, page, keyword),
    queryFn: () => listRows(resource.name, page, keyword),
    placeholderData: keepPreviousData,
    // What an admin sees is what there is now.
    staleTime: 0,
  });
  const lastPage = list.isPlaceholderData ? null : (list.data?.lastPage ?? null);

  useEffect(() => {
    // Deleting the only row of the last page leaves that page.
    if (lastPage !== null && page > lastPage) onGo(lastPage, keyword);
    // `onGo` is made anew by every render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lastPage, page, keyword]);

  return (
    <>
      {resource.name === 'supplements' && <ExamplesBar />}
      <TableTools
        key={keyword}
        resource={resource}
        keyword={keyword}
        onSearch={next => onGo(1, next)}
        onImport={() => setOpened({ what: 'import' })}
        onAdd={() => setOpened({ what: 'add' })}
      />
      <p
        aria-live="polite"
        css={[text.small, { minHeight: 20, marginBottom: space(2), color: color('text-2') }]}
      >
        {list.data && `${keyword ? `‘${keyword}’ ` : ''}${formatNumber(list.data.total)}개`}
      </p>
      {list.data && list.data.rows.length > 0 ? (
        <>
          <ResourceTable
            resource={resource}
            rows={list.data.rows}
            waiting={list.isPlaceholderData}
            onView={row => setOpened({ what: 'view', row })}
            onEdit={row => setOpened({ what: 'edit', row })}
            onDelete={row => setOpened({ what: 'delete', row })}
          />
          <Pagination
            page={Math.min(page, list.data.lastPage)}
            lastPage={list.data.lastPage}
            onPage={next => onGo(next, keyword)}
          />
        </>
      ) : list.data ? (
        <EmptyState
          icon={<Inbox size={28} />}
          title={keyword ? `‘${keyword}’ 검색 결과가 없어요` : '아직 아무것도 없어요'}
          action={
            keyword ? (
              <Button variant="secondary" onClick={() => onGo(1, '')}>
                모두 보기
              </Button>
            ) : (
              <Button onClick={() => setOpened({ what: 'add' })}>추가</Button>
            )
          }
        />
      ) : list.error ? (
        <ErrorState
          message={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>목록을 불러오고 있어요</VisuallyHidden>
          <Skeleton height={560} round={radius.card} />
        </div>
      )}
      {opened?.what === 'add' && <ResourceFormModal resource={resource} row={null} onClose={close} />}
      {opened?.what === 'edit' && <ResourceFormModal resource={resource} row={opened.row} onClose={close} />}
      {opened?.what === 'view' && (
        <ViewModal
          resource={resource}
          row={opened.row}
          onEdit={() => setOpened({ what: 'edit', row: opened.row })}
          onHistory={() => onHistory(opened.row.id)}
          onClose={close}
        />
      )}
      {opened?.what === 'delete' && <DeleteModal resource={resource} row={opened.row} onClose={close} />}
      {opened?.what === 'import' && <ImportModal resource={resource} onClose={close} />}
    </>
  );
}
