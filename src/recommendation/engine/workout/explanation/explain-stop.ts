import type { StopRule } from '../../learning/load-evidence.js';
import { leftAtStop } from '../prescription/stop-rule.js';

/** A stop rule with its text. */
export interface ToldStop extends StopRule {
  /** Why there is no number, and what reserve is left after a set ended by feel. */
  text: string;
}

export function toldStop(stop: StopRule): ToldStop {
  const [fewest, most] = [Math.floor(leftAtStop(stop)), Math.ceil(leftAtStop(stop))];
  const left = fewest === most ? `${most}회` : `${fewest}~${most}회`;
  const text = `아직 알아가는 중이라 횟수를 정해 두지 않았어요. 멈추면 한 횟수를 적어 주세요. 남은 힘은 적게 느껴지기 쉬워서, 실제로는 ${left}쯤 남아요.`;
  return { ...stop, text };
}
