import { color, columns, space, text } from '../../../shared/theme/theme';
import { TextField } from '../../../shared/ui/text-field';
import { formatNumber } from '../../../shared/lib/format';
import { formatDecimal } from '../../../shared/validation/member-rules';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { REGIONS, regionError } from '../lib/regions';
import type { Region } from '../lib/regions';

interface RegionFieldsProps {
  typed: Partial<Record<Region, string>>;
  /** The record whose values empty fields keep. */
  last: BodyData;
  onChange: (typed: Partial<Record<Region, string>>) => void;
}

/** Upper and lower body separately, collapsed: only some devices print them. */
export function RegionFields({ typed, last, onChange }: RegionFieldsProps) {
  return (
    <details>
      <summary
        css={[
          text.body2,
          {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 44,
            fontWeight: 600,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '&::after': { content: '"+"', color: color('text-2'), fontSize: '1.25rem' },
            '[open] > &::after': { content: '"−"' },
          },
        ]}
      >
        상체와 하체를 따로 입력하기 (선택)
      </summary>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: columns('8rem'),
          alignItems: 'start',
          gap: space(3),
          paddingTop: space(2),
          color: color('text'),
        }}
      >
        {REGIONS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            unit="%"
            inputMode="decimal"
            autoComplete="off"
            value={typed[field] ?? ''}
            onChange={event => onChange({ ...typed, [field]: formatDecimal(event.target.value) })}
            hint={last[field] === null ? undefined : `지난 기록 ${formatNumber(last[field])}%`}
            error={regionError(field, typed)}
          />
        ))}
      </div>
    </details>
  );
}
