import { useState } from 'react';
import { todayInKorea } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Stepper } from '../../../shared/ui/stepper';
import { TextField } from '../../../shared/ui/text-field';
import type { IntakeItem, SaveIntakeItem } from '../../../shared/widgets/intake/taken.api';
import type { DaySlot, ReadLabel } from '../api/intake.api';
import { SLOT_NAMES, SLOTS } from '../lib/intake-words';
import { AmountRows, type TypedAmount } from './amount-rows';
import { LabelQuestions, LabelReader, stillWhileReading } from './label-reader';

interface IntakeFormProps {
  /** The item being edited; null for a new product of the member's own. */
  item: IntakeItem | null;
  /** Name of a new one, and what is known of its label. */
  name?: string;
  label?: ReadLabel;
  saving: boolean;
  /** Passes on what was typed, on top of the item as it is when it is saved. */
  onSave: (savedOn: (now: IntakeItem | null) => SaveIntakeItem) => void;
  onClose: () => void;
}

const numberIn = (typed: string): number => Number(typed.replaceAll(',', ''));
/** `12,5` and `1.2.3` may mean two numbers. */
const isUnclear = (typed: string): boolean =>
  typed.trim() !== '' && !/^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:(?<=\d)\.?|\.\d+)$/.test(typed.trim());
const isAmount = (typed: string): boolean => typed.trim() !== '' && numberIn(typed) > 0;
const digits = (typed: string): string => typed.normalize('NFKC').replace(/[^\d,]/g, '');
const typedAs = (value: number | null | undefined): string => (value ? String(value) : '');

/** The certain amounts, and an empty field for each that a label asks about. */
function amountsOf({ nutrients, questions }: Pick<ReadLabel, 'nutrients' | 'questions'>): TypedAmount[] {
  const certain = nutrients.map(({ nutrient, amount }) => ({ nutrient, amount: String(amount) }));
  const asked = new Set(questions.flatMap(({ nutrient }) => nutrient ?? []));
  for (const { nutrient } of nutrients) asked.delete(nutrient);
  return [...certain, ...[...asked].map(nutrient => ({ nutrient, amount: '' }))];
}

function startOf(item: IntakeItem | null, known: string, label: ReadLabel | undefined) {
  const content = amountsOf({ nutrients: item?.nutrients ?? [], questions: [], ...(item ? {} : label) });
  return {
    name: item?.name ?? known,
    servingsPerDay: item?.servingsPerDay ?? label?.servingsPerDay ?? 1,
    slots: (item?.slots ?? []) as DaySlot[],
    price: typedAs(item?.price),
    servings: typedAs(item?.servingsPerPack),
    packs: item?.packs ?? 1,
    boughtOn: item?.boughtOn ?? '',
    label: item?.label ?? label?.label ?? '',
    amounts: content.length > 0 ? content : [{ nutrient: 'vitaminDUg', amount: '' } as TypedAmount],
  };
}

type Typed = ReturnType<typeof startOf>;

/** The typed item as a request body. A price is that of the day it was bought on; unchanged, it keeps its date. */
function savedFrom(typed: Typed, item: IntakeItem | null): SaveIntakeItem {
  const price = Math.round(numberIn(typed.price));
  const isKept = item?.price === price && (item.boughtOn ?? '') === typed.boughtOn;
  const pricedOn = (isKept && item.pricedOn) || typed.boughtOn || todayInKorea();
  return {
    ...(item && item.supplementId !== null
      ? { supplementId: item.supplementId }
      : {
          name: typed.name.trim(),
          nutrients: typed.amounts
            .filter(({ amount }) => isAmount(amount))
            .map(({ nutrient, amount }) => ({ nutrient, amount: numberIn(amount) })),
          ...(typed.label && { label: typed.label }),
        }),
    ...{ servingsPerDay: typed.servingsPerDay, slots: typed.slots, packs: typed.packs },
    ...(isAmount(typed.price) && { price, pricedOn }),
    ...(isAmount(typed.servings) && { servingsPerPack: Math.round(numberIn(typed.servings)) }),
    ...(typed.boughtOn && { boughtOn: typed.boughtOn }),
  };
}

type Patch = (part: Partial<Typed>) => void;

/** When it is taken, any of five times. */
function SlotChips({ slots, onChange }: { slots: DaySlot[]; onChange: (slots: DaySlot[]) => void }) {
  return (
    <div>
      <p id="intake-slots" css={[text.small, { fontWeight: 600, color: color('text-2') }]}>
        먹는 때
      </p>
      <div
        role="group"
        aria-labelledby="intake-slots"
        css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) }}
      >
        {SLOTS.map(slot => (
          <ChipButton
            key={slot}
            selected={slots.includes(slot)}
            onClick={() =>
              onChange(slots.includes(slot) ? slots.filter(each => each !== slot) : [...slots, slot])
            }
          >
            {SLOT_NAMES[slot]}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}

/** A pack's price, content and purchase date: these give the day it runs out. */
function PackFields({ typed, patch }: { typed: Typed; patch: Patch }) {
  return (
    <>
      <div
        css={{
          display: 'grid',
          // Stacked where large text leaves no room.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          gap: space(3),
        }}
      >
        <TextField
          label="한 통 가격"
          unit="원"
          inputMode="numeric"
          value={typed.price}
          onChange={event => patch({ price: digits(event.target.value) })}
        />
        <TextField
          label="한 통은"
          unit="회분"
          inputMode="numeric"
          value={typed.servings}
          onChange={event => patch({ servings: digits(event.target.value) })}
        />
      </div>
      {isAmount(typed.servings) && (
        <>
          <TextField
            label="지난번에 산 날"
            type="date"
            max={todayInKorea()}
            value={typed.boughtOn}
            onChange={event => patch({ boughtOn: event.target.value })}
          />
          <Stepper
            {...{ label: '산 통', value: typed.packs, min: 1, max: 99, step: 1, unit: '통', inline: true }}
            onChange={packs => patch({ packs })}
          />
        </>
      )}
      <p css={[text.small, { color: color('text-3') }]}>
        가격과 횟수는 몰라도 괜찮아요. 알면 한 달 값과 다 떨어지는 날을 알려 드려요.
      </p>
    </>
  );
}

/** One item: a member's own product by its label, or how a catalogue product is taken and bought. */
export function IntakeForm({ item, name = '', label, saving, onSave, onClose }: IntakeFormProps) {
  // Only what was typed: another device may have changed the rest, and the answer may come late.
  const [entered, setEntered] = useState<Partial<Typed>>({});
  const patch: Patch = part => setEntered(before => ({ ...before, ...part }));
  const typedOn = (now: IntakeItem | null): Typed => ({ ...startOf(now, name, label), ...entered });
  const typed = typedOn(item);
  const [tried, setTried] = useState(false);
  const [questions, setQuestions] = useState(label?.questions ?? []);
  const isOwn = item === null || item.supplementId === null;
  const unclear = typed.amounts.flatMap(({ nutrient, amount }) => (isUnclear(amount) ? nutrient : []));
  const save = () => {
    setTried(true);
    if (!isOwn || unclear.length === 0) onSave(now => savedFrom(typedOn(now), now));
  };
  return (
    <Modal
      title={item ? '고치기' : '직접 적기'}
      description={isOwn ? '한 번에 먹는 양을 라벨에서 옮겨 적어 주세요.' : item.name}
      onClose={onClose}
      keepOnBackdrop
      actions={
        <Button
          type="submit"
          form="intake-form"
          size="large"
          fullWidth
          loading={saving}
          disabled={isOwn && !typed.name.trim()}
        >
          {item ? '저장' : '더하기'}
        </Button>
      }
    >
      <Form
        id="intake-form"
        onSubmit={save}
        sending={saving}
        css={{ display: 'grid', gap: space(4), paddingTop: space(4), ...stillWhileReading }}
      >
        {isOwn && (
          <>
            <TextField
              label="제품 이름"
              value={typed.name}
              maxLength={80}
              onChange={event => patch({ name: event.target.value })}
            />
            <LabelReader
              onRead={read => {
                setQuestions(read.questions);
                const amounts = amountsOf(read);
                patch({
                  label: read.label,
                  ...(amounts.length > 0 && { amounts }),
                  ...(read.servingsPerDay !== null && { servingsPerDay: read.servingsPerDay }),
                });
              }}
            />
          </>
        )}
        <Stepper
          {...{ label: '하루에', value: typed.servingsPerDay, min: 1, max: 12, step: 1, unit: '번' }}
          inline
          onChange={servingsPerDay => patch({ servingsPerDay })}
        />
        <SlotChips slots={typed.slots} onChange={slots => patch({ slots })} />
        {isOwn && (
          <>
            <LabelQuestions questions={questions} />
            <AmountRows
              amounts={typed.amounts}
              unclear={tried ? unclear : []}
              onChange={amounts => patch({ amounts })}
            />
          </>
        )}
        <PackFields typed={typed} patch={patch} />
      </Form>
    </Modal>
  );
}
