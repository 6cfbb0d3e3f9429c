import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { formatBudget, formatWon } from '../../../shared/lib/format';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { fetchAffordable } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { AffordableSupplement } from '../api/recommendation.types';
import { MIN_BUDGET } from '../stores/budget';
import { nothingFor } from '../lib/refusals';
import { RefusalCard } from './refusal-card';

function AffordableRow({ item }: { item: AffordableSupplement }) {
  return (
    <li>
      <Link
        to={`/searchsupplement/1/supplementdetail/${item.id}`}
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(3),
          minHeight: 72,
          padding: space(3),
          borderRadius: radius.control,
          border: `1px solid ${color('line')}`,
          background: color('surface'),
          transition: `border-color ${motion.fast}`,
          [media.hover]: { '&:hover': { borderColor: color('line-strong') } },
        }}
      >
        <img src={item.imageURL} alt="" css={{ flex: 'none', width: 44, height: 56, objectFit: 'contain' }} />
        <span css={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <span css={[text.body2, { fontWeight: 700, lineHeight: 1.4 }]}>{item.koreanName}</span>
          <span css={[text.small, { color: color('text-2') }]}>
            {item.doseText} ·&nbsp;{item.daysPerPack * item.packs}일분
          </span>
          <span css={[text.small, { color: color('text-2') }]}>
            {item.certified ? '건강기능식품' : '일반 식품'}
            {item.example && ' ·\u00a0예시 제품'}
          </span>
        </span>
        <strong css={[text.number, { flex: 'none', fontSize: '1.0625rem' }]}>
          {formatWon(item.packsPrice)}
        </strong>
        <ChevronRight aria-hidden size={18} color={color('text-3')} css={{ flex: 'none' }} />
      </Link>
    </li>
  );
}

/** Below the minimum budget no set is possible; lists single products that are affordable and safe for the member. */
export function AffordableList({ purposes }: { purposes: readonly string[] }) {
  const affordable = useQuery({
    queryKey: recommendationKeys.affordable(purposes),
    queryFn: () => fetchAffordable(purposes),
    staleTime: 5 * 60_000,
  });
  const budget = formatBudget(MIN_BUDGET);
  return (
    <section aria-labelledby="affordable-title" css={{ display: 'grid', gap: space(3) }}>
      <div>
        <h3 id="affordable-title" css={text.title}>
          {budget}보다 적게 쓴다면
        </h3>
        <p css={[text.small, { color: color('text-2') }]}>
          여러 개 대신 하나만 골라 보세요. 한 달 가격이에요.
        </p>
      </div>
      {affordable.isPending ? (
        <div aria-busy css={{ display: 'grid', gap: space(2) }}>
          <Skeleton height={80} />
          <Skeleton height={80} />
        </div>
      ) : affordable.isLoadingError ? (
        <LoadFailure query={affordable} />
      ) : (
        <>
          {affordable.data.refusals.map(refusal => (
            <RefusalCard key={refusal.purpose ?? 'all'} refusal={refusal} />
          ))}
          {affordable.data.items.length > 0 ? (
            <ul css={{ display: 'grid', gap: space(2) }}>
              {affordable.data.items.map(item => (
                <AffordableRow key={item.id} item={item} />
              ))}
            </ul>
          ) : nothingFor(affordable.data.refusals) ? null : (
            <p css={[text.body2, { color: color('text-2') }]}>
              {budget} 아래로 살 수 있는 알맞은 제품이 없어요.
            </p>
          )}
        </>
      )}
    </section>
  );
}
