import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { color, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { SupplementDetail } from '../api/supplement.api';
import { allergenName } from '../../../shared/widgets/health/allergen-name';

/** Allergens and cautions, where there are any. */
export function SupplementWarnings({ allergens, cautions }: SupplementDetail) {
  if (allergens.length + cautions.length === 0) return null;
  return (
    <section aria-labelledby="warnings-title" css={{ display: 'grid', gap: space(3) }}>
      <h2 id="warnings-title" css={text.title}>
        먹기 전에 확인하세요
      </h2>
      {allergens.length > 0 && (
        <div css={{ '& > span': { whiteSpace: 'normal' } }}>
          <Chip tone="caution">{allergens.map(allergenName).join(', ')} 함유</Chip>
        </div>
      )}
      {cautions.length > 0 && (
        <ul css={{ display: 'grid', gap: space(2) }}>
          {cautions.map(caution => (
            <li key={caution} css={{ display: 'flex', gap: space(2.5) }}>
              <TriangleAlert
                aria-hidden
                size={18}
                color={color('caution-text')}
                css={{ flex: 'none', marginTop: 4 }}
              />
              {caution}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
