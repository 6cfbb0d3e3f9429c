import X from 'lucide-react/icons/x';
import { formatMonthDay, formatWon } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { IconButton } from '../../../shared/ui/icon-button';
import { Stepper } from '../../../shared/ui/stepper';
import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';
import { contentText } from '../lib/intake-words';

interface IntakeRowProps {
  item: IntakeItem;
  onServings: (servingsPerDay: number) => void;
  onBought: () => void;
  onRemove: () => void;
}

/** One thing that is taken: what it holds, how often, until when it lasts. */
export function IntakeRow({ item, onServings, onBought, onRemove }: IntakeRowProps) {
  const { name, servingsPerDay, price, servingsPerPack, lastsUntil, inCatalogue, supplementId } = item;
  const facts = [
    price !== null && servingsPerPack !== null && `${formatWon(price)} · ${servingsPerPack}회분`,
    lastsUntil !== null && `${formatMonthDay(lastsUntil)}까지 드실 수 있어요`,
    supplementId !== null && !inCatalogue && '지금은 카탈로그에 없어요',
  ].filter(Boolean);
  return (
    <Card as="li" padding={4}>
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{name}</h3>
          <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>{contentText(item)}</p>
          {facts.length > 0 && <p css={[text.small, { color: color('text-3') }]}>{facts.join(' · ')}</p>}
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
      {servingsPerPack !== null && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${name} 오늘 새로 샀어요`}
          css={{ marginTop: space(3) }}
          onClick={onBought}
        >
          오늘 새로 샀어요
        </Button>
      )}
    </Card>
  );
}
