import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { media, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { SearchBox } from '../../../shared/ui/search-box';
import { showToast } from '../../../shared/ui/toast.store';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { exportTable } from '../api/admin.api';
import type { TableFormat } from '../api/admin.api';
import { useMayEdit } from '../hooks/use-role';
import { useSlashKey } from '../hooks/use-slash-key';
import { saveFile } from '../lib/save-file';
import type { Resource } from '../resources/resource.types';

interface TableToolsProps {
  resource: Resource;
  keyword: string;
  onSearch: (keyword: string) => void;
  onImport: () => void;
  onAdd: () => void;
}

/** Search, export, import and add, above a table. */
export function TableTools({ resource, keyword, onSearch, onImport, onAdd }: TableToolsProps) {
  const mayEdit = useMayEdit();
  const [typed, setTyped] = useState(keyword);
  const box = useRef<HTMLInputElement>(null);
  useSlashKey(box);
  const download = useMutation({
    mutationFn: (format: TableFormat) => exportTable(resource.name, format),
    onSuccess: (file, format) => saveFile(file, `routineup-${resource.name}.${format}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
  const exporting = download.isPending ? download.variables : null;

  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(3),
        margin: space(5, 0),
      }}
    >
      <div css={{ flex: '1 1 280px', minWidth: 0, [media.tablet]: { maxWidth: 420 } }}>
        <SearchBox
          label={`${resource.noun} 이름으로 찾기`}
          placeholder="이름으로 찾기"
          inputRef={box}
          inputProps={{ 'aria-keyshortcuts': '/' }}
          value={typed}
          onChange={value => {
            setTyped(value);
            // The cross brings everything back.
            if (value === '' && keyword !== '') onSearch('');
          }}
          onSubmit={onSearch}
        />
      </div>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(2),
          marginLeft: 'auto',
          [media.phoneOnly]: { width: '100%', '& > *': { flexGrow: 1 } },
        }}
      >
        {(['csv', 'xlsx'] as const).map(format => (
          <Button
            key={format}
            size="small"
            variant="outline"
            icon={<Download aria-hidden size={16} />}
            loading={exporting === format}
            onClick={() => download.mutate(format)}
          >
            {format.toUpperCase()}
            <VisuallyHidden> 내보내기</VisuallyHidden>
          </Button>
        ))}
        {mayEdit && (
          <>
            <Button size="small" variant="outline" icon={<Upload aria-hidden size={16} />} onClick={onImport}>
              가져오기
            </Button>
            <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
              추가
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
