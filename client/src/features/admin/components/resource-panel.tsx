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
import { adminKeys } from '../api/admin.keys';
import type { Resource } from '../resources/resource.types';
import { useChosenColumns } from '../hooks/use-chosen-columns';
import { ALL_ROWS, isNarrowed } from '../api/wanted-rows';
import type { RowsWanted } from '../api/wanted-rows';
import { BulkBar } from './bulk-bar';
import { ColumnsModal } from './columns-modal';
import { ExamplesBar } from './examples-bar';
import { PanelDialogs } from './panel-dialogs';
import type { Opened } from './panel-dialogs';
import { ResourceTable } from './resource-table';
import { TableTools } from './table-tools';

interface ResourcePanelProps {
  resource: Resource;
  page: number;
  wanted: RowsWanted;
  onGo: (page: number, wanted: RowsWanted) => void;
  /** Shows the history of one row. */
  onHistory: (id: number) => void;
}

/** One tab: the table with all its actions. */
export function ResourcePanel({ resource, page, wanted, onGo, onHistory }: ResourcePanelProps) {
  const { keyword } = wanted;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { all, columns, choose } = useChosenColumns(resource);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const list = useQuery({
    queryKey: adminKeys.list(resource.name, page, wanted),
    queryFn: () => listRows(resource.name, page, wanted),
    placeholderData: keepPreviousData,
    // An admin needs current data.
    staleTime: 0,
  });
  const lastPage = list.isPlaceholderData ? null : (list.data?.lastPage ?? null);

  useEffect(() => {
    // Deleting the last page's only row leaves that page.
    if (lastPage !== null && page > lastPage) onGo(lastPage, wanted);
    // Each render creates a new `onGo` with the same effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastPage, page, wanted]);

  const look = (next: RowsWanted) => {
    setChosen(new Set());
    onGo(1, next);
  };

  return (
    <>
      {resource.name === 'supplements' && <ExamplesBar />}
      <TableTools
        key={keyword}
        resource={resource}
        wanted={wanted}
        onWanted={look}
        onColumns={() => setOpened({ what: 'columns' })}
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
          {chosen.size > 0 && (resource.name === 'supplements' || resource.name === 'workouts') && (
            <BulkBar resource={resource.name} ids={[...chosen]} onClear={() => setChosen(new Set())} />
          )}
          <ResourceTable
            resource={resource}
            columns={columns}
            wanted={wanted}
            onSort={(sort, descending) => look({ ...wanted, sort, descending })}
            chosen={chosen}
            onChosen={setChosen}
            rows={list.data.rows}
            waiting={list.isPlaceholderData}
            onView={row => setOpened({ what: 'view', row })}
            onEdit={row => setOpened({ what: 'edit', row })}
            onDelete={row => setOpened({ what: 'delete', row })}
          />
          {list.data.lastPage > 1 && (
            <Pagination
              page={Math.min(page, list.data.lastPage)}
              lastPage={list.data.lastPage}
              onPage={next => {
                setChosen(new Set());
                onGo(next, wanted);
              }}
            />
          )}
        </>
      ) : list.data ? (
        <NothingFound wanted={wanted} onAll={() => look(ALL_ROWS)} onAdd={() => setOpened({ what: 'add' })} />
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
      {opened?.what === 'columns' && (
        <ColumnsModal resource={resource} all={all} chosen={columns} onChoose={choose} onClose={close} />
      )}
      <PanelDialogs
        resource={resource}
        opened={opened}
        onOpen={setOpened}
        onHistory={onHistory}
        onClose={close}
      />
    </>
  );
}

interface NothingFoundProps {
  wanted: RowsWanted;
  onAll: () => void;
  onAdd: () => void;
}

function NothingFound({ wanted, onAll, onAdd }: NothingFoundProps) {
  if (!isNarrowed(wanted)) {
    return (
      <EmptyState
        icon={<Inbox size={28} />}
        title="아직 아무것도 없어요"
        action={<Button onClick={onAdd}>추가</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Inbox size={28} />}
      title={wanted.keyword ? `‘${wanted.keyword}’ 검색 결과가 없어요` : '조건에 맞는 것이 없어요'}
      action={
        <Button variant="secondary" onClick={onAll}>
          모두 보기
        </Button>
      }
    />
  );
}
