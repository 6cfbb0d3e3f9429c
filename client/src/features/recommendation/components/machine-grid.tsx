import { css } from '@emotion/react';
import { memo, useMemo } from 'react';
import { color, columns, media, motion, radius, space, text } from '../../../shared/theme/theme';
import type { Machine } from '../api/recommendation.types';
import { machineGroups } from '../lib/place-choices';
import { MachinePicture } from './machine-picture';
import { CHOSEN, FOCUSED, INPUT } from '../../../shared/ui/choice-style';

interface MachineGridProps {
  machines: readonly Machine[];
  chosen: readonly string[];
  /** Must be stable across renders, so that unchanged tiles do not re-render. */
  onToggle: (name: string) => void;
}

const GROUPS = css({ display: 'grid', gap: space(5) });
const GROUP = css({ display: 'grid', gap: space(2) });
const GROUP_NAME = css(text.small, { color: color('text-2'), fontWeight: 600 });
const TILES = css({ display: 'grid', gap: space(2), gridTemplateColumns: columns('5.75rem') });

/** Machines as pictures, grouped by where they stand in a gym. */
export const MachineGrid = memo(function MachineGrid({ machines, chosen, onToggle }: MachineGridProps) {
  const groups = useMemo(() => machineGroups(machines), [machines]);
  return (
    <div css={GROUPS}>
      {groups.map(({ group, machines: of }) => (
        <section key={group} aria-label={group} css={GROUP}>
          <h3 css={GROUP_NAME}>{group}</h3>
          <div css={TILES}>
            {of.map(machine => (
              <MachineTile
                key={machine.id}
                machine={machine}
                checked={chosen.includes(machine.koreanName)}
                onToggle={onToggle}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
});

interface MachineTileProps {
  machine: Machine;
  checked: boolean;
  onToggle: (name: string) => void;
}

/** One class for every state, so that a press inserts no new CSS rule. Only with a mouse do the colours change slowly. */
const TILE = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(1),
  padding: space(3, 1),
  borderRadius: radius.control,
  border: `1px solid ${color('line')}`,
  background: color('surface'),
  textAlign: 'center',
  cursor: 'pointer',
  // The new state shows the press; the browser's own highlight would take two more frames.
  WebkitTapHighlightColor: 'transparent',
  [media.hover]: { transition: `background ${motion.fast}, border-color ${motion.fast}` },
  '&[data-checked]': CHOSEN,
  '&:has(:focus-visible)': FOCUSED,
});

const NAME = css(text.small, {
  // The same for every state: another weight would trigger a new layout.
  fontWeight: 600,
  lineHeight: 1.35,
});

const MachineTile = memo(function MachineTile({ machine, checked, onToggle }: MachineTileProps) {
  const { koreanName, imgPath } = machine;
  return (
    <label data-checked={checked || undefined} css={TILE}>
      <input
        type="checkbox"
        name="machine"
        checked={checked}
        onChange={() => onToggle(koreanName)}
        css={INPUT}
      />
      <MachinePicture name={koreanName} imgPath={imgPath} />
      <span css={NAME}>{koreanName}</span>
    </label>
  );
});
