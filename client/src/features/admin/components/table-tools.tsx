import { useMutation } from '@tanstack/react-query';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, media, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { MenuButton } from '../../../shared/ui/menu-button';
import { SearchBox } from '../../../shared/ui/search-box';
import { showToast } from '../../../shared/ui/toast.store';
import { exportTable } from '../api/admin.api';
import type { TableFormat } from '../api/admin.api';
import { useMayEdit } from '../hooks/use-role';
import { useSlashKey } from '../hooks/use-slash-key';
import { saveFile } from '../lib/save-file';
import type { RowsWanted } from '../api/wanted-rows';
import type { Resource } from '../resources/resource.types';
import { TableFilters } from './table-filters';

interface TableToolsProps {
  resource: Resource;
  wanted: RowsWanted;
  onWanted: (wanted: RowsWanted) => void;
  onColumns: () => void;
  onImport: () => void;
  onAdd: () => void;
}

/** Above a table, in one row even on a phone: search, filters, a menu of rarer actions, and adding. */
export function TableTools({ resource, wanted, onWanted, onColumns, onImport, onAdd }: TableToolsProps) {
  const mayEdit = useMayEdit();
  const { keyword, kind, hidden } = wanted;
  const [typed, setTyped] = useState(keyword);
  const [filtering, setFiltering] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useSlashKey(box);
  const download = useMutation({
    mutationFn: (format: TableFormat) => exportTable(resource.name, format),
    onMutate: format =>
      showToast({ message: `${format.toUpperCase()} 파일을 만들고 있어요.`, about: 'export' }),
    onSuccess: (file, format) => saveFile(file, `routineup-${resource.name}.${format}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error', about: 'export' }),
  });
  const search = (next: string) => onWanted({ ...wanted, keyword: next });
  const canFilter = resource.kinds !== undefined || resource.hideable;
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2),
        margin: space(5, 0, 3),
      }}
    >
      <div css={{ flex: '1 1 8rem', minWidth: 0, [media.tablet]: { maxWidth: 420 } }}>
        <SearchBox
          label={`${resource.noun} 이름으로 찾기`}
          placeholder="이름 찾기"
          inputRef={box}
          inputProps={{ 'aria-keyshortcuts': '/' }}
          value={typed}
          onChange={value => {
            setTyped(value);
            // The clear button brings all rows back.
            if (value === '' && keyword !== '') search('');
          }}
          onSubmit={search}
        />
      </div>
      {canFilter && (
        <>
          <IconButton
            label="목록 좁히기"
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
            css={{
              color: color(kind !== null || hidden !== null ? 'brand-text' : 'text'),
              [media.tablet]: { display: 'none' },
            }}
          >
            <ListFilter size={22} />
          </IconButton>
          <div
            css={{
              display: filtering ? 'block' : 'none',
              order: 1,
              flex: '1 0 100%',
              [media.tablet]: { display: 'block', order: 0, flex: '0 1 22rem' },
            }}
          >
            <TableFilters resource={resource} wanted={wanted} onWanted={onWanted} />
          </div>
        </>
      )}
      <div css={{ display: 'flex', alignItems: 'center', gap: space(1), marginLeft: 'auto' }}>
        <MenuButton
          label={`${resource.noun} 목록 메뉴`}
          icon={<EllipsisVertical size={22} />}
          items={[
            ...(['csv', 'xlsx'] as const).map(format => ({
              key: format,
              label: `${format.toUpperCase()} 내보내기`,
              icon: <Download size={18} />,
              run: () => download.mutate(format),
              disabled: download.isPending,
            })),
            ...(mayEdit
              ? [{ key: 'import', label: '가져오기', icon: <Upload size={18} />, run: onImport }]
              : []),
            { key: 'columns', label: '열 고르기', icon: <Columns3 size={18} />, run: onColumns },
          ]}
        />
        {mayEdit && (
          <Button size="small" aria-label="추가" icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
            <span css={{ [media.phoneOnly]: { display: 'none' } }}>추가</span>
          </Button>
        )}
      </div>
    </div>
  );
}
