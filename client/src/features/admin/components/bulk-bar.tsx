import { useState } from 'react';
import { typedDigits } from '../../../shared/lib/typed-number';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { controlStyle } from '../../../shared/ui/control-style';
import { Form } from '../../../shared/ui/form';
import { Select } from '../../../shared/ui/select';
import type { BulkChange } from '../api/bulk.api';
import { useBulkChange } from '../hooks/use-bulk-change';
import { SUPPLEMENT_TYPES } from '../resources/supplement-table';

interface BulkBarProps {
  resource: 'supplements' | 'workouts';
  ids: readonly number[];
  onClear: () => void;
}

const KEEP = '';
const TYPES = [{ value: KEEP, label: '종류 바꾸기' }, ...SUPPLEMENT_TYPES];

/** Actions on all chosen rows at once. */
export function BulkBar({ resource, ids, onClear }: BulkBarProps) {
  const bulk = useBulkChange(resource, onClear);
  const change = (wanted: BulkChange) => bulk.mutate({ ids, change: wanted });
  return (
    <div
      role="group"
      aria-label="고른 항목 한 번에 바꾸기"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2),
        marginBottom: space(3),
        padding: space(2, 3),
        borderRadius: radius.control,
        background: color('surface-2'),
        border: `1px solid ${color('line')}`,
      }}
    >
      <strong role="status" css={[text.body2, { marginRight: space(2) }]}>
        {ids.length}개 골랐어요
      </strong>
      <Button
        size="small"
        variant="secondary"
        disabled={bulk.isPending}
        onClick={() => change({ hidden: true })}
      >
        숨기기
      </Button>
      <Button
        size="small"
        variant="secondary"
        disabled={bulk.isPending}
        onClick={() => change({ hidden: false })}
      >
        보이기
      </Button>
      {resource === 'supplements' && (
        <>
          <div css={{ width: 168 }}>
            <Select
              hideLabel
              label="고른 보충제의 종류"
              value={KEEP}
              options={TYPES}
              disabled={bulk.isPending}
              onChange={supplementType => {
                const type = SUPPLEMENT_TYPES.find(({ value }) => value === supplementType);
                if (type) change({ supplementType: type.value as BulkChange['supplementType'] });
              }}
            />
          </div>
          <PriceForm busy={bulk.isPending} onPrice={price => change({ price })} />
        </>
      )}
      <Button size="small" variant="ghost" onClick={onClear} css={{ marginLeft: 'auto' }}>
        선택 해제
      </Button>
    </div>
  );
}

function PriceForm({ busy, onPrice }: { busy: boolean; onPrice: (price: number) => void }) {
  const [typed, setTyped] = useState('');
  const submit = () => {
    if (typed.trim() !== '') onPrice(Number(typed));
  };
  return (
    <Form onSubmit={submit} sending={busy} css={{ display: 'flex', gap: space(2) }}>
      <input
        aria-label="고른 보충제의 가격(원)"
        placeholder="가격(원)"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(typedDigits(event.target.value))}
        css={[controlStyle(false), { width: 120 }]}
      />
      <Button size="small" variant="secondary" type="submit" disabled={busy || typed.trim() === ''}>
        가격 넣기
      </Button>
    </Form>
  );
}
