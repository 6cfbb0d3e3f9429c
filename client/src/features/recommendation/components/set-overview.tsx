import { useId, useState } from 'react';
import { dotted, formatBudget, formatWon } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';
import type { SupplementResult } from '../api/recommendation.types';
import { useMemberName } from '../hooks/use-member-name';
import type { SetTotals } from '../lib/supplement-set';
import { RefusalCard } from './refusal-card';
import { RemarksChip } from './remarks-chip';
import { TakenAlready } from './taken-already';

interface SetOverviewProps {
  result: SupplementResult;
  totals: SetTotals;
}

/** The whole set in one line: purpose and cost; refusals, and remarks behind one chip. */
export function SetOverview({ result, totals }: SetOverviewProps) {
  const { recommends, purpose, monthlyBudget, uncoveredPurposes, refusals, notes, taken } = result;
  const isServed = (each: string) => recommends.some(({ purposes }) => purposes.some(one => one === each));
  const weak = uncoveredPurposes.filter(isServed);
  const missing = uncoveredPurposes.filter(each => !isServed(each));
  const name = useMemberName();
  const [open, setOpen] = useState(false);
  const id = useId();
  const remarks = [
    ...(weak.length > 0
      ? [`${weak.join('·')}에 고른 제품은 아직 연구 근거가 약하거나 드시는 양이 모자라요.`]
      : []),
    ...(missing.length > 0 ? [`${missing.join('·')}에는 권할 만한 제품을 찾지 못했어요.`] : []),
    ...notes,
  ];
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}>
      <div>
        <h2 css={[text.h2, { [media.desktop]: { fontSize: 'var(--h1-size)', fontWeight: 800 } }]}>
          <span css={{ display: 'none', [media.desktop]: { display: 'block' } }}>{name && `${name}, `}</span>
          {recommends.length > 0
            ? `월 ${formatBudget(monthlyBudget)}으로 맞춘 ${recommends.length}가지예요`
            : '지금은 맞는 제품이 없어요'}
        </h2>
        {recommends.length > 0 && (
          <p css={[text.small, { color: color('text-2') }]}>
            {dotted(purpose)} ·&nbsp;모두 {formatWon(totals.total)}
          </p>
        )}
      </div>
      {taken && <TakenAlready taken={taken} />}
      {refusals.map(refusal => (
        <RefusalCard key={refusal.purpose} refusal={refusal} />
      ))}
      {remarks.length > 0 && (
        <div>
          <RemarksChip count={remarks.length} open={open} controls={id} onToggle={() => setOpen(!open)} />
        </div>
      )}
      {open && (
        <div id={id} css={{ display: 'grid', gap: space(2) }}>
          {remarks.map(remark => (
            <Notice key={remark} tone="caution">
              {remark}
            </Notice>
          ))}
        </div>
      )}
    </div>
  );
}
