import { formatWon } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import type { SupplementResult } from '../api/recommendation.types';
import { moneyOf } from '../lib/supplement-set';
import type { SetTotals } from '../lib/supplement-set';
import { ProteinSentence } from './protein-sentence';

interface BudgetSummaryProps {
  result: SupplementResult;
  totals: SetTotals;
  /** Price of each product in won, in their order. */
  prices: readonly number[];
}

/** Tones of the bar's pieces, strongest first; five products at most. */
const TONES = ['var(--blue-500)', 'var(--blue-300)', 'var(--blue-700)', 'var(--blue-400)', 'var(--blue-200)'];

/** The answer starts with the money: total, rest, a bar split by product; then the arithmetic of the protein gap. */
export function BudgetSummary({ result, totals, prices }: BudgetSummaryProps) {
  const { proteinGap, recommends } = result;
  const money = moneyOf(result);
  const { total, remaining } = totals;
  const over = remaining < 0;
  const whole = Math.max(money, total);
  return (
    <section
      aria-label="예산"
      css={{ padding: space(5), borderRadius: radius.card, background: color('surface-2') }}
    >
      <div
        aria-live="polite"
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: space(2),
        }}
      >
        <p css={[text.number, { fontSize: '1.625rem', lineHeight: 1.3 }]}>{formatWon(total)}</p>
        <p
          css={[
            text.body2,
            { color: color(over ? 'error-text' : 'text-2'), fontWeight: 600, whiteSpace: 'nowrap' },
          ]}
        >
          {over ? `${formatWon(-remaining)} 넘어요` : `${formatWon(remaining)} 남아요`}
        </p>
      </div>
      <div
        role="img"
        aria-label={`${formatWon(money)} 가운데 ${recommends
          .map((item, index) => `${item.koreanName} ${formatWon(prices[index] ?? 0)}`)
          .join(', ')}`}
        css={{ display: 'flex', gap: 3, height: 10, marginTop: space(2) }}
      >
        {recommends.map((item, index) => (
          <span
            key={item.id}
            css={{ borderRadius: 5, background: over ? color('error') : TONES[index % TONES.length] }}
            style={{ flexGrow: (prices[index] ?? 0) / whole, flexBasis: 0, minWidth: 6 }}
          />
        ))}
        {remaining > 0 && (
          <span
            css={{ borderRadius: 5, background: color('track') }}
            style={{ flexGrow: remaining / whole, flexBasis: 0, minWidth: 6 }}
          />
        )}
      </div>
      {proteinGap && <ProteinSentence gap={proteinGap} />}
    </section>
  );
}
