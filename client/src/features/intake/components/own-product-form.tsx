import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { todayInKorea } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { controlStyle } from '../../../shared/ui/control-style';
import { Form } from '../../../shared/ui/form';
import { IconButton } from '../../../shared/ui/icon-button';
import { Modal } from '../../../shared/ui/modal';
import { Select } from '../../../shared/ui/select';
import { Stepper } from '../../../shared/ui/stepper';
import { TextField } from '../../../shared/ui/text-field';
import type { NutrientName, SaveIntakeItem } from '../api/intake.api';
import { LabelReader } from './label-reader';
import { TYPED_NUTRIENTS } from '../lib/intake-words';

interface TypedAmount {
  nutrient: NutrientName;
  amount: string;
}

interface OwnProductFormProps {
  name: string;
  saving: boolean;
  onSave: (item: SaveIntakeItem) => void;
  onClose: () => void;
}

const UNIT = {
  position: 'absolute',
  right: 16,
  top: '50%',
  transform: 'translateY(-50%)',
  color: color('text-3'),
  pointerEvents: 'none',
} as const;

const numberIn = (typed: string): number => Number(typed.replaceAll(',', ''));
const isAmount = (typed: string): boolean => typed.trim() !== '' && numberIn(typed) > 0;

interface AmountRowsProps {
  amounts: TypedAmount[];
  onChange: (amounts: TypedAmount[]) => void;
}

/** What one time holds, a nutrient a row. */
function AmountRows({ amounts, onChange }: AmountRowsProps) {
  const change = (at: number, part: Partial<TypedAmount>) =>
    onChange(amounts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const unused = TYPED_NUTRIENTS.find(({ value }) => !amounts.some(({ nutrient }) => nutrient === value));
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={[text.small, { fontWeight: 600, color: color('text-2') }]}>한 번에 든 성분</p>
      {amounts.map(({ nutrient, amount }, index) => (
        <div
          key={nutrient}
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) 44px',
            gap: space(2),
            alignItems: 'center',
          }}
        >
          <Select
            label={`성분 ${index + 1}`}
            hideLabel
            value={nutrient}
            options={TYPED_NUTRIENTS.filter(
              ({ value }) => value === nutrient || !amounts.some(each => each.nutrient === value),
            )}
            onChange={value => change(index, { nutrient: value })}
          />
          <div css={{ position: 'relative' }}>
            <input
              aria-label={`성분 ${index + 1}의 양`}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={event => change(index, { amount: event.target.value.replace(/[^\d.,]/g, '') })}
              css={[controlStyle(false), { paddingRight: 'calc(2em + 20px)' }]}
            />
            <span aria-hidden css={UNIT}>
              {TYPED_NUTRIENTS.find(({ value }) => value === nutrient)?.unit}
            </span>
          </div>
          <IconButton
            label={`성분 ${index + 1} 빼기`}
            disabled={amounts.length === 1}
            onClick={() => onChange(amounts.filter((_, at) => at !== index))}
          >
            <X size={18} />
          </IconButton>
        </div>
      ))}
      {unused && (
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() => onChange([...amounts, { nutrient: unused.value, amount: '' }])}
        >
          성분 더하기
        </Button>
      )}
    </div>
  );
}

/** A product as its label says it: name, what one time holds, and what it cost. */
export function OwnProductForm({ name: known, saving, onSave, onClose }: OwnProductFormProps) {
  const [name, setName] = useState(known);
  const [amounts, setAmounts] = useState<TypedAmount[]>([{ nutrient: 'vitaminDUg', amount: '' }]);
  const [servingsPerDay, setServingsPerDay] = useState(1);
  const [price, setPrice] = useState('');
  const [servings, setServings] = useState('');
  const save = () =>
    onSave({
      name: name.trim(),
      nutrients: amounts
        .filter(({ amount }) => isAmount(amount))
        .map(({ nutrient, amount }) => ({ nutrient, amount: numberIn(amount) })),
      ...{ servingsPerDay, slots: [] },
      ...(isAmount(price) && { price: Math.round(numberIn(price)), pricedOn: todayInKorea() }),
      ...(isAmount(servings) && { servingsPerPack: Math.round(numberIn(servings)) }),
    });
  return (
    <Modal
      title="직접 적기"
      description="한 번에 먹는 양을 라벨에서 옮겨 적어 주세요."
      onClose={onClose}
      keepOnBackdrop
      actions={
        <Button
          type="submit"
          form="own-product"
          size="large"
          fullWidth
          loading={saving}
          disabled={!name.trim()}
        >
          더하기
        </Button>
      }
    >
      <Form
        id="own-product"
        onSubmit={save}
        sending={saving}
        css={{ display: 'grid', gap: space(4), paddingTop: space(4) }}
      >
        <TextField
          label="제품 이름"
          value={name}
          maxLength={80}
          onChange={event => setName(event.target.value)}
        />
        <LabelReader
          onRead={({ nutrients, servingsPerDay: times }) => {
            if (nutrients.length > 0)
              setAmounts(nutrients.map(({ nutrient, amount }) => ({ nutrient, amount: String(amount) })));
            if (times !== null) setServingsPerDay(times);
          }}
        />
        <Stepper
          {...{ label: '하루에', value: servingsPerDay, min: 1, max: 12, step: 1, unit: '번', inline: true }}
          onChange={setServingsPerDay}
        />
        <AmountRows amounts={amounts} onChange={setAmounts} />
        <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3) }}>
          <TextField
            label="한 통 가격"
            unit="원"
            inputMode="numeric"
            value={price}
            onChange={event => setPrice(event.target.value.replace(/[^\d,]/g, ''))}
          />
          <TextField
            label="한 통은"
            unit="회분"
            inputMode="numeric"
            value={servings}
            onChange={event => setServings(event.target.value.replace(/[^\d,]/g, ''))}
          />
        </div>
        <p css={[text.small, { color: color('text-3') }]}>
          가격과 횟수는 몰라도 괜찮아요. 알면 한 달 값을 계산해 드려요.
        </p>
      </Form>
    </Modal>
  );
}
