import History from 'lucide-react/icons/history';
import { formatMonthDay } from '../../lib/format';
import { color, space, text } from '../../theme/theme';

const OLD_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a price seen on that day is outdated today; both `YYYY-MM-DD`. */
export const isOldPrice = (pricedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(pricedOn) > OLD_AFTER_DAYS * DAY_MS;

interface PriceNoteProps {
  /** `YYYY-MM-DD`; null when unknown. */
  pricedOn: string | null;
  old: boolean;
  /** Shows nothing for a current price. */
  short?: boolean;
}

/** The age of a price, because shops change prices. */
export function PriceNote({ pricedOn, old, short = false }: PriceNoteProps) {
  if (!old) {
    if (short || !pricedOn) return null;
    return (
      <p css={[text.small, { color: color('text-2') }]}>{formatMonthDay(pricedOn)}에 확인한 가격이에요</p>
    );
  }
  const seen = pricedOn === null ? '확인한 날을 모르는 가격이에요' : '30일 넘은 가격이에요';
  const when = pricedOn === null || short ? '' : ` (${formatMonthDay(pricedOn)} 확인)`;
  return (
    <p
      css={[
        text.small,
        {
          display: 'flex',
          alignItems: 'center',
          gap: space(1),
          color: color('caution-text'),
          fontWeight: 600,
        },
      ]}
    >
      <History aria-hidden size={15} css={{ flex: 'none' }} />
      {seen}
      {when}
    </p>
  );
}
