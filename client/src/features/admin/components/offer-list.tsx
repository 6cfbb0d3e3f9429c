import { useMutation, useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { messageOf } from '../../../shared/api/api.error';
import { formatWon } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { adminKeys } from '../api/admin.keys';
import { chooseOffer, priceKeys } from '../api/prices.api';
import type { PriceOffer, PriceRow } from '../api/prices.api';

const LEADS: Record<NonNullable<PriceRow['state']>, string> = {
  open: '네이버 쇼핑에서 찾은 상품이에요. 같은 상품을 고르면 다음 검색부터 그 가격을 따라요.',
  chosen: '고른 상품의 가격을 따르고 있어요.',
  gone: '고른 상품이 더 보이지 않아요. 다른 상품을 골라 주세요.',
  none: '같은 상품이 없어요. 가격을 직접 넣어 주세요.',
};

/** The shopping search's offers: one of them is the same product, or none is. */
export function OfferList({ row }: { row: PriceRow }) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (productId: string | null) => chooseOffer(row.id, productId),
    onSuccess: (_, productId) => {
      showToast({
        message: productId === null ? '같은 상품이 없다고 기억할게요.' : '이 상품의 가격을 따를게요.',
        tone: 'success',
      });
      void client.invalidateQueries({ queryKey: priceKeys.all });
      void client.invalidateQueries({ queryKey: adminKeys.resource('supplements') });
    },
  });
  return (
    <section
      aria-label={`${row.koreanName} 찾은 상품`}
      css={{ paddingTop: space(3), borderTop: `1px solid ${color('line')}` }}
    >
      <p css={[text.small, { color: color('text-2') }]}>{row.state && LEADS[row.state]}</p>
      {choose.isError && <Notice tone="error">{messageOf(choose.error)}</Notice>}
      <ul css={{ margin: space(2, 0, 0), padding: 0, listStyle: 'none' }}>
        {row.offers.map(offer => (
          <OfferLine
            key={offer.productId}
            offer={offer}
            chosen={offer.productId === row.chosen}
            busy={choose.isPending}
            onChoose={() => choose.mutate(offer.productId)}
          />
        ))}
      </ul>
      {row.state !== 'none' && (
        <div css={{ display: 'flex', justifyContent: 'flex-end', marginTop: space(2) }}>
          <Button
            size="small"
            variant="secondary"
            disabled={choose.isPending}
            aria-label={`${row.koreanName} 같은 상품 없음`}
            onClick={() => choose.mutate(null)}
          >
            같은 상품 없음
          </Button>
        </div>
      )}
    </section>
  );
}

interface OfferLineProps {
  offer: PriceOffer;
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
}

function OfferLine({ offer, chosen, busy, onChoose }: OfferLineProps) {
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: space(1, 3),
        padding: space(2, 0),
        '& + &': { borderTop: `1px solid ${color('line')}` },
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem 8rem' },
      }}
    >
      <div css={{ minWidth: 0 }}>
        <a
          href={offer.link}
          target="_blank"
          rel="noopener noreferrer"
          css={[text.body2, { overflowWrap: 'anywhere', textDecoration: 'underline' }]}
        >
          {offer.title}
          <ExternalLink
            aria-label="새 창"
            size={14}
            css={{ display: 'inline', marginLeft: 4, verticalAlign: '-2px' }}
          />
        </a>
        <p css={[text.small, { color: color('text-2') }]}>{offer.mall}</p>
      </div>
      <span css={[text.body2, { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]}>
        {formatWon(offer.price)}
      </span>
      <span css={{ display: 'grid', justifyItems: 'end', [media.phoneOnly]: { gridColumn: '1 / -1' } }}>
        {chosen ? (
          <Chip tone="success">고른 상품</Chip>
        ) : (
          <Button
            size="small"
            variant="secondary"
            disabled={busy}
            aria-label={`${offer.title} 이 상품이에요`}
            onClick={onChoose}
          >
            이 상품이에요
          </Button>
        )}
      </span>
    </li>
  );
}
