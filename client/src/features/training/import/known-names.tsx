import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import type { ImportedName } from '../api/training-import.api';
import { FoldedList } from './folded-list';

interface KnownNamesProps {
  names: readonly ImportedName[];
  onSearch: (name: string) => void;
}

/** Which workout each name maps to; the user may correct it. */
export function KnownNames({ names, onSearch }: KnownNamesProps) {
  return (
    <FoldedList title={`운동 이름 ${formatNumber(names.length)}개 확인하기`}>
      {names.map(({ name, sets, workoutName }) => (
        <li key={name} css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
          <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong css={[text.body2, { display: 'block', fontWeight: 600 }]}>
              {workoutName ?? '가져오지 않아요'}
            </strong>
            <span css={[text.small, { color: color('text-2') }]}>
              {name} ·&nbsp;{formatNumber(sets)}세트
            </span>
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${name} 바꾸기`}
            onClick={() => onSearch(name)}
          >
            바꾸기
          </Button>
        </li>
      ))}
    </FoldedList>
  );
}
