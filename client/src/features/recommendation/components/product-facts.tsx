import { formatWon } from '../../../shared/lib/format';
import { color, columns, radius, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { RecommendedSupplement, RecommendedUnit } from '../api/recommendation.types';
import { allergenName } from '../../../shared/widgets/health/allergen-name';

interface ProductFactsProps {
  item: RecommendedSupplement;
  unit: RecommendedUnit;
}

/** `단백질 53g · 하루 2번` → `53g` of `단백질`; of several ingredients the first, and how many more there are. */
function doseParts(doseText: string): { amount: string; name: string } {
  const [what = doseText] = doseText.split(' · ');
  const [first = what, ...others] = what.split(', ');
  const at = first.lastIndexOf(' ');
  if (at < 0) return { amount: first, name: '하루 양' };
  const more = others.length > 0 ? ` 외 ${others.length}가지` : '';
  return { amount: first.slice(at + 1), name: `하루 ${first.slice(0, at)}${more}` };
}

/** Dose, cost a day and days a pack; below it how often, allergens and cautions. */
export function ProductFacts({ item, unit }: ProductFactsProps) {
  const dose = doseParts(item.doseText);
  const facts = [
    { value: dose.amount, label: dose.name },
    { value: formatWon(unit.costPerDay), label: '하루 비용' },
    { value: `${unit.daysPerPack}일`, label: '한 통' },
  ];
  return (
    <>
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
        <Chip>{item.doseText.split(' · ')[1] ?? `하루 ${item.servingsPerDay}번`}</Chip>
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
