import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import type { SupplementResult } from '../api/recommendation.types';

type ProteinGap = NonNullable<SupplementResult['proteinGap']>;

const Grams = ({ value, strong = false }: { value: number; strong?: boolean }) => (
  <b css={{ color: color(strong ? 'brand-text' : 'text') }}>{formatNumber(value)}g</b>
);

/** The arithmetic of the protein: the gap, and how much of it the chosen products close. */
export function ProteinSentence({ gap }: { gap: ProteinGap }) {
  const { targetGrams, dietGrams, gapGrams, takenGrams, closedGrams, dietKnown } = gap;
  const lack = Math.max(0, targetGrams - dietGrams - takenGrams);
  return (
    <p css={[text.body2, { marginTop: space(3), color: color('text-2') }]}>
      하루 단백질 목표는 <Grams value={targetGrams} />
      {gapGrams === 0 ? (
        '이고, 식사만으로 충분해요.'
      ) : (
        <>
          인데 식사로 <Grams value={dietGrams} />
          {takenGrams > 0 && (
            <>
              , 이미 드시는 것으로 <Grams value={takenGrams} />
            </>
          )}
          {dietKnown ? '을 드셔서 ' : '쯤 드신다고 보면 '}
          {lack > 0 ? (
            <>
              <Grams value={lack} />이 모자라요.
            </>
          ) : (
            '충분해요.'
          )}
          {lack > 0 && closedGrams >= lack && ' 고른 제품으로 모두 채워요.'}
          {closedGrams > 0 && closedGrams < lack && (
            <>
              {' '}
              고른 제품으로 그중 <Grams value={closedGrams} strong />을 채워요.
            </>
          )}
        </>
      )}
      {!dietKnown && ' 식사량을 몰라 짐작한 값이에요.'}
    </p>
  );
}
