import { color, text } from '../../theme/theme';
import { stopText } from './amounts';
import type { Stop } from './amounts';

/** When to stop, on its own line below a workout's numbers; nothing where numbers decide. */
export function StopLine({ stop }: { stop?: Stop | null }) {
  if (!stop) return null;
  return <span css={[text.small, { flexBasis: '100%', color: color('text-2') }]}>{stopText(stop)}</span>;
}
