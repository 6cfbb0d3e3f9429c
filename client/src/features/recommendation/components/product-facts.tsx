import Clock from 'lucide-react/icons/clock';
import Pill from 'lucide-react/icons/pill';
import type { ReactElement } from 'react';
import { formatWon } from '../../../shared/lib/format';
import { color, columns, radius, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { RecommendedSupplement, RecommendedUnit } from '../api/recommendation.types';
import { allergenName } from '../../../shared/widgets/health/allergen-name';

interface ProductFactsProps {
  item: RecommendedSupplement;
  unit: RecommendedUnit;
}

interface IntakeLineProps {
  icon: ReactElement;
  strong?: boolean;
  children: string;
}

function IntakeLine({ icon, strong = false, children }: IntakeLineProps) {
  return (
    <p css={[text.body2, { display: 'flex', gap: space(2), fontWeight: strong ? 700 : 500 }]}>
      <span css={{ flex: 'none', marginTop: 3, color: color('text-2') }}>{icon}</span>
      {children}
    </p>
  );
}

/** Daily amount, amount per intake and its time, cost per day and days per pack; below that allergens and cautions. */
export function ProductFacts({ item, unit }: ProductFactsProps) {
  const facts = [
    { value: formatWon(unit.costPerDay), label: '하루 비용' },
    { value: `${unit.daysPerPack}일`, label: '한 통' },
  ];
  return (
    <>
      <div css={{ display: 'grid', gap: space(2), marginTop: space(3) }}>
        <IntakeLine icon={<Pill aria-hidden size={18} />} strong>
          {item.doseText}
        </IntakeLine>
        {item.timing && <IntakeLine icon={<Clock aria-hidden size={18} />}>{item.timing}</IntakeLine>}
      </div>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: columns('4.75rem'),
          rowGap: space(2),
          marginTop: space(4),
          padding: space(3, 1),
          borderRadius: radius.control,
          background: color('surface-2'),
          textAlign: 'center',
        }}
      >
        {facts.map(({ value, label }) => (
          <div key={label} css={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <dt css={[text.caption, { color: color('text-2') }]}>{label}</dt>
            <dd css={[text.number, { fontSize: '1.1875rem', lineHeight: 1.4 }]}>{value}</dd>
          </div>
        ))}
      </dl>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(1.5),
          marginTop: space(4),
          '& > span': { whiteSpace: 'normal' },
        }}
      >
        {item.allergens.length > 0 && (
          <Chip tone="caution">{item.allergens.map(allergenName).join(', ')} 함유</Chip>
        )}
        {item.cautions.map(caution => (
          <Chip key={caution}>{caution}</Chip>
        ))}
      </div>
    </>
  );
}
