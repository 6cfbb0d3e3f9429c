import { color, space, text } from '../../../shared/theme/theme';
import type { ReportedProduct } from '../api/reported-products.api';

/** The maker's report, verbatim. */
export function LabelTexts({ product }: { product: ReportedProduct }) {
  const texts = [
    ['기준·규격', product.standard],
    ['섭취 방법', product.intake],
    ['기능성', product.functions],
    ['원재료', product.materials],
  ] as const;
  return (
    <dl css={{ display: 'grid', alignContent: 'start', gap: space(3), minWidth: 0 }}>
      {texts.map(([label, words]) => (
        <div key={label}>
          <dt css={[text.small, { color: color('text-2') }]}>{label}</dt>
          <dd css={[text.body2, { marginTop: space(0.5), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]}>
            {words || '-'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
