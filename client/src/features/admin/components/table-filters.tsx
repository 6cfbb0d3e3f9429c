import { useQuery } from '@tanstack/react-query';
import { space } from '../../../shared/theme/theme';
import { Select } from '../../../shared/ui/select';
import { listNames } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import type { RowsWanted } from '../api/wanted-rows';
import type { Option, Resource } from '../resources/resource.types';

interface TableFiltersProps {
  resource: Resource;
  wanted: RowsWanted;
  onWanted: (wanted: RowsWanted) => void;
}

const ANY = '';
const SHOWN = [
  { value: ANY, label: '숨긴 것도 함께' },
  { value: 'false', label: '보이는 것만' },
  { value: 'true', label: '숨긴 것만' },
];

/** Filters the table. */
export function TableFilters({ resource, wanted, onWanted }: TableFiltersProps) {
  const { kinds } = resource;
  const named = useQuery({
    queryKey: adminKeys.names('bodyParts'),
    queryFn: () => listNames('bodyParts'),
    enabled: kinds?.options === 'bodyParts',
  });
  const names: readonly Option[] = (named.data ?? []).map(name => ({ value: name, label: name }));
  const options = kinds?.options === 'bodyParts' ? names : (kinds?.options ?? []);
  // The address's kind shows before its list has loaded.
  const missing =
    wanted.kind !== null && !options.some(({ value }) => value === wanted.kind)
      ? [{ value: wanted.kind, label: wanted.kind }]
      : [];
  return (
    <div
      role="group"
      aria-label="목록 좁히기"
      css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'center' }}
    >
      {kinds && (
        <div css={{ flex: '1 1 8rem', maxWidth: 168 }}>
          <Select
            hideLabel
            label={kinds.label}
            value={wanted.kind ?? ANY}
            options={[
              { value: ANY, label: `${kinds.label}: ${named.isLoadingError ? '불러오지 못했어요' : '모두'}` },
              ...missing,
              ...options,
            ]}
            onChange={kind => onWanted({ ...wanted, kind: kind === ANY ? null : kind })}
          />
        </div>
      )}
      {resource.hideable && (
        <div css={{ flex: '1 1 8rem', maxWidth: 168 }}>
          <Select
            hideLabel
            label="숨긴 항목"
            value={wanted.hidden ?? ANY}
            options={SHOWN}
            onChange={hidden =>
              onWanted({ ...wanted, hidden: hidden === 'true' || hidden === 'false' ? hidden : null })
            }
          />
        </div>
      )}
    </div>
  );
}
