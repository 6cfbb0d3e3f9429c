import X from 'lucide-react/icons/x';
import { dotted, formatMonthDay, formatNumber, formatWon, todayInKorea } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { IconButton } from '../../../shared/ui/icon-button';
import { Stepper } from '../../../shared/ui/stepper';
import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';
import { contentText, SLOT_NAMES } from '../lib/intake-words';

interface IntakeRowProps {
  item: IntakeItem;
  onServings: (servingsPerDay: number) => void;
  onBought: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

const untilText = (lastsUntil: string): string =>
  lastsUntil < todayInKorea()
    ? `${formatMonthDay(lastsUntil)}에 다 드셨을 거예요`
    : `${formatMonthDay(lastsUntil)}까지 드실 수 있어요`;

/** One item: content, frequency, and how long it lasts. */
export function IntakeRow({ item, onServings, onBought, onEdit, onRemove }: IntakeRowProps) {
  const { name, servingsPerDay, slots, price, servingsPerPack, lastsUntil, inCatalogue, supplementId } = item;
  const facts = [
    slots.length > 0 && slots.map(slot => SLOT_NAMES[slot]).join('·'),
    price !== null &&
      servingsPerPack !== null &&
      `${formatWon(price)} ·\u00a0${formatNumber(servingsPerPack)}회분`,
    lastsUntil !== null && untilText(lastsUntil),
    supplementId !== null && !inCatalogue && '지금은 카탈로그에 없어요',
  ].filter(Boolean);
  return (
    <Card as="li" padding={4}>
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{name}</h3>
          <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>{contentText(item)}</p>
          {facts.length > 0 && <p css={[text.small, { color: color('text-3') }]}>{dotted(facts)}</p>}
        </div>
        <IconButton label={`${name} 지우기`} onClick={onRemove} css={{ margin: space(-2, -2, 0, 0) }}>
          <X size={20} />
        </IconButton>
      </div>
      <div css={{ marginTop: space(3) }}>
        <Stepper
          {...{ label: '하루에', value: servingsPerDay, min: 1, max: 12, step: 1, unit: '번', inline: true }}
          onChange={onServings}
        />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) }}>
        <Button variant="secondary" size="small" aria-label={`${name} 고치기`} onClick={onEdit}>
          고치기
        </Button>
        {servingsPerPack !== null && (
          <Button variant="secondary" size="small" aria-label={`${name} 오늘 새로 샀어요`} onClick={onBought}>
            오늘 새로 샀어요
          </Button>
        )}
      </div>
    </Card>
  );
}
