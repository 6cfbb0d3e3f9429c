import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { controlStyle } from '../../../shared/ui/control-style';
import { IconButton } from '../../../shared/ui/icon-button';
import { Select } from '../../../shared/ui/select';
import type { NutrientName } from '../api/intake.api';
import { TYPED_NUTRIENTS } from '../lib/intake-words';

export interface TypedAmount {
  nutrient: NutrientName;
  amount: string;
}

const UNIT = {
  position: 'absolute',
  right: 16,
  top: '50%',
  transform: 'translateY(-50%)',
  color: color('text-3'),
  pointerEvents: 'none',
} as const;

interface AmountRowsProps {
  amounts: TypedAmount[];
  /** Those whose amount is no clear number. */
  unclear: readonly NutrientName[];
  onChange: (amounts: TypedAmount[]) => void;
}

/** The content of one intake, one row per nutrient. */
export function AmountRows({ amounts, unclear, onChange }: AmountRowsProps) {
  const change = (at: number, part: Partial<TypedAmount>) =>
    onChange(amounts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const unused = TYPED_NUTRIENTS.find(({ value }) => !amounts.some(({ nutrient }) => nutrient === value));
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={[text.small, { fontWeight: 600, color: color('text-2') }]}>한 번에 든 성분</p>
      {amounts.map(({ nutrient, amount }, index) => (
        <div
          key={nutrient}
          css={{
            ...{ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'center' },
            '& > div:first-of-type': { flex: '1.3 1 7em', minWidth: 0 },
          }}
        >
          <Select
            label={`성분 ${index + 1}`}
            hideLabel
            value={nutrient}
            options={TYPED_NUTRIENTS.filter(
              ({ value }) => value === nutrient || !amounts.some(each => each.nutrient === value),
            )}
            onChange={value => change(index, { nutrient: value })}
          />
          <div
            css={{ position: 'relative', flex: '1 1 5em', minWidth: 0, [media.tiny]: { flexBasis: '100%' } }}
          >
            <input
              aria-label={`성분 ${index + 1}의 양`}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              aria-invalid={unclear.includes(nutrient) || undefined}
              aria-describedby={unclear.includes(nutrient) ? 'unclear-amounts' : undefined}
              onChange={event =>
                change(index, { amount: event.target.value.normalize('NFKC').replace(/[^\d.,]/g, '') })
              }
              css={[controlStyle(unclear.includes(nutrient)), { paddingRight: 'calc(2em + 20px)' }]}
            />
            <span aria-hidden css={UNIT}>
              {TYPED_NUTRIENTS.find(({ value }) => value === nutrient)?.unit}
            </span>
          </div>
          <IconButton
            label={`성분 ${index + 1} 빼기`}
            disabled={amounts.length === 1}
            onClick={() => onChange(amounts.filter((_, at) => at !== index))}
          >
            <X size={18} />
          </IconButton>
        </div>
      ))}
      {unclear.length > 0 && (
        <p id="unclear-amounts" role="alert" css={[text.small, { color: color('error-text') }]}>
          양을 12.5나 1,000처럼 적어 주세요.
        </p>
      )}
      {unused && (
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() => onChange([...amounts, { nutrient: unused.value, amount: '' }])}
        >
          성분 더하기
        </Button>
      )}
    </div>
  );
}
