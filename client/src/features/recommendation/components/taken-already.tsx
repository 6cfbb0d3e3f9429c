import { Link } from 'react-router-dom';
import { formatWon } from '../../../shared/lib/format';
import { particle } from '../../../shared/lib/particle';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';
import type { SupplementResult } from '../api/recommendation.types';

type Taken = NonNullable<SupplementResult['taken']>;

function costText({ scope, monthlyCost, unpriced }: Taken): string | null {
  if (scope === 'new') return null;
  const unknown = unpriced.length > 0 ? ` 값을 모르는 ${unpriced.length}가지는 빼지 못했어요.` : '';
  return monthlyCost === null
    ? unknown.trim() || null
    : `드시는 것에 한 달 ${formatWon(monthlyCost)}이 들어서 예산에서 뺐어요.${unknown}`;
}

/** The basis of the answer: what the member already takes, and what of it needs a look first. */
export function TakenAlready({ taken }: { taken: Taken }) {
  const { names, over, unfit } = taken;
  const cost = costText(taken);
  return (
    <section
      aria-label="이미 드시는 것"
      css={{
        display: 'grid',
        gap: space(2),
        padding: space(4),
        borderRadius: radius.card,
        background: color('surface-2'),
      }}
    >
      <p css={[text.body2, { fontWeight: 700 }]}>이미 드시는 {names.length}가지를 셈에 넣었어요</p>
      <p css={[text.small, { color: color('text-2'), overflowWrap: 'anywhere' }]}>
        {names.join(', ')}
        {cost && (
          <>
            <br />
            {cost}
          </>
        )}
      </p>
      {over.length > 0 && (
        <Notice tone="error">
          드시는 것만으로 {particle(over.join(', '), '이/가')} 하루 한도를 넘어요. 이 성분이 든 제품은 고르지
          않았어요.
        </Notice>
      )}
      {unfit.length > 0 && (
        <Notice tone="caution">알려 주신 건강 상태와 맞지 않는 것이 있어요: {unfit.join(', ')}</Notice>
      )}
      <Link
        to="/mypage/intake/check"
        css={[
          text.small,
          {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            margin: space(-2, 0),
            width: 'fit-content',
            color: color('brand-text'),
            fontWeight: 600,
          },
        ]}
      >
        내 영양제 검사하기
      </Link>
    </section>
  );
}
