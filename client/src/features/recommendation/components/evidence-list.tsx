import { color, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { ChipTone } from '../../../shared/ui/chip';
import type { RecommendedSupplement } from '../api/recommendation.types';

type EvidenceNote = RecommendedSupplement['evidence'][number];

const GRADE_TONES: Record<EvidenceNote['grade'], ChipTone> = {
  '근거 충분': 'brand',
  '근거 보통': 'neutral',
  '근거 약함': 'caution',
};

interface EvidenceListProps {
  id: string;
  evidence: readonly EvidenceNote[];
}

/** How strong the research on each ingredient is for the chosen purposes. It concerns the ingredient, not this product. */
export function EvidenceList({ id, evidence }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h4 id={id} css={[text.body2, { fontWeight: 700 }]}>
        성분 연구는 이래요
      </h4>
      <p css={[text.small, { color: color('text-2') }]}>이 제품이 아니라 성분을 연구한 결과예요.</p>
      <ul css={{ display: 'grid', gap: space(3), marginTop: space(3) }}>
        {evidence.map(({ purpose, ingredient, grade, outcome, source }) => (
          <li key={`${purpose} ${ingredient}`} css={{ display: 'grid', gap: space(1) }}>
            <span css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
              <b css={text.body2}>
                {ingredient} ·&nbsp;{purpose}
              </b>
              <Chip tone={GRADE_TONES[grade]}>{grade}</Chip>
            </span>
            <span css={text.body2}>{outcome}</span>
            <span lang="en" css={[text.caption, { color: color('text-3') }]}>
              {source}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
