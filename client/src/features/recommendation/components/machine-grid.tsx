import { memo } from 'react';
import { color, columns, motion, radius, space, text } from '../../../shared/theme/theme';
import type { Machine } from '../api/recommendation.types';
import { machineGroups } from '../lib/place-choices';
import { MachinePicture } from './machine-picture';

interface MachineGridProps {
  machines: readonly Machine[];
  chosen: readonly string[];
  /** The same one every time: the tiles that did not change are left alone. */
  onToggle: (name: string) => void;
}

/** Machines as pictures, by where they stand in a gym. */
export function MachineGrid({ machines, chosen, onToggle }: MachineGridProps) {
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      {machineGroups(machines).map(({ group, machines: of }) => (
        <section key={group} aria-label={group} css={{ display: 'grid', gap: space(2) }}>
          <h3 css={[text.small, { color: color('text-2'), fontWeight: 600 }]}>{group}</h3>
          <div css={{ display: 'grid', gap: space(2), gridTemplateColumns: columns('5.75rem') }}>
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
}

interface MachineTileProps {
  machine: Machine;
  checked: boolean;
  onToggle: (name: string) => void;
}

const MachineTile = memo(function MachineTile({ machine, checked, onToggle }: MachineTileProps) {
  const { koreanName, imgPath } = machine;
  return (
    <label
      css={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: space(1),
        padding: space(3, 1),
        borderRadius: radius.control,
        border: `1px solid ${color(checked ? 'brand' : 'line')}`,
        boxShadow: checked ? `inset 0 0 0 1px ${color('brand')}` : 'none',
        background: color(checked ? 'brand-tint' : 'surface'),
        textAlign: 'center',
        cursor: 'pointer',
        transition: `background ${motion.fast}, border-color ${motion.fast}`,
        '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
      }}
    >
      <input
        type="checkbox"
        name="machine"
        checked={checked}
        onChange={() => onToggle(koreanName)}
        css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
      />
      <MachinePicture name={koreanName} imgPath={imgPath} />
      <span css={[text.small, { fontWeight: checked ? 700 : 500, lineHeight: 1.35 }]}>{koreanName}</span>
    </label>
  );
});
