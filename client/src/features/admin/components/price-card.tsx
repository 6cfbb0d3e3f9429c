import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber, formatWon } from '../../../shared/lib/format';
import { typedDigits } from '../../../shared/lib/typed-number';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { useRules } from '../../../shared/validation/use-rules';
import { adminKeys } from '../api/admin.keys';
import { enterPrice, priceKeys } from '../api/prices.api';
import type { PriceRow } from '../api/prices.api';
import { priceOrigin } from '../resources/price-words';
import { OfferList } from './offer-list';
import { useMayEdit } from '../hooks/use-role';

/** A price with its source, a field for the current price, and the shopping search's offers. */
export function PriceCard({ row }: { row: PriceRow }) {
  const mayEdit = useMayEdit();
  const name = [row.brand, row.koreanName].filter(Boolean).join(' ');
  return (
    <Card as="article" padding={4} aria-label={row.koreanName} css={{ display: 'grid', gap: space(4) }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: space(4),
        }}
      >
        <div css={{ flex: '1 1 16rem', minWidth: 0 }}>
          <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{name}</h3>
          <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>
            {row.flavor} · {formatNumber(row.servings)}회분
          </p>
          <p
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: space(2),
              marginTop: space(2),
            }}
          >
            <strong css={[text.number, { fontSize: '1.125rem' }]}>{formatWon(row.price)}</strong>
            <span css={[text.small, { color: color('text-2') }]}>{priceOrigin(row)}</span>
            {row.oldPrice && <Chip tone="caution">30일 넘음</Chip>}
          </p>
        </div>
        {mayEdit && <PriceField key={`${row.price} ${row.pricedAt}`} row={row} />}
      </div>
      {mayEdit && row.state !== null && <OfferList row={row} />}
    </Card>
  );
}

/** The price seen now: sent unchanged, it gets today's date. */
function PriceField({ row: { id, price, koreanName } }: { row: PriceRow }) {
  const field = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState(String(price));
  const enter = useMutation({
    mutationFn: () => enterPrice(id, Number(typed)),
    onSuccess: () => {
      showToast({ message: '오늘 확인한 가격으로 저장했어요.', tone: 'success' });
      void client.invalidateQueries({ queryKey: priceKeys.all });
      void client.invalidateQueries({ queryKey: adminKeys.resource('supplements') });
    },
  });
  const { errors, failure } = useRules({ price: null }, enter.error);
  const isSame = Number(typed) === price;
  return (
    <Form
      onSubmit={() => enter.mutate()}
      sending={enter.isPending}
      css={{ display: 'grid', gap: space(2), flex: '0 1 20rem', minWidth: 0 }}
    >
      <div
        css={{
          display: 'flex',
          alignItems: 'flex-start',
          flexWrap: 'wrap',
          gap: space(2),
          '& > div': { flex: '1 1 7rem' },
        }}
      >
        <TextField
          id={field}
          label="지금 가격(원)"
          inputMode="numeric"
          value={typed}
          onChange={event => setTyped(typedDigits(event.target.value))}
          error={errors.price}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={enter.isPending}
          // Beside the field, below its label.
          css={{ flex: 'none', minHeight: 'var(--control)', marginTop: '1.75rem' }}
          aria-label={`${koreanName} ${isSame ? '그대로예요' : '가격 저장'}`}
        >
          {isSame ? '그대로예요' : '저장'}
        </Button>
      </div>
      {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
    </Form>
  );
}
