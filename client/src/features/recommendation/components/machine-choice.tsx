import { css } from '@emotion/react';
import { columns, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { Machine } from '../api/recommendation.types';
import { toggleAll } from '../lib/choices';
import { Fold } from '../../../shared/ui/fold';
import { MachineGrid } from './machine-grid';

const HEAD = css({ display: 'flex', justifyContent: 'flex-end', marginBottom: space(3) });
const WAITING = css({ display: 'grid', gap: space(2), gridTemplateColumns: columns('5.75rem') });

interface MachineChoiceProps {
  /** Undefined until loaded. */
  machines: readonly Machine[] | undefined;
  names: readonly string[];
  chosen: readonly string[];
  /** As the tiles show it; may lag one frame behind. */
  shown: readonly string[];
  /** Open where the place does not answer it already. */
  open: boolean;
  onToggle: (name: string) => void;
  onChange: (change: (machines: readonly string[]) => string[]) => void;
}

/** The available machines, all of them with one press; collapsed where the place says which. */
export function MachineChoice(props: MachineChoiceProps) {
  const { machines, names, chosen, shown, open, onToggle, onChange } = props;
  const all = names.length > 0 && chosen.length === names.length;
  return (
    <Fold
      open={open}
      title={
        <span aria-live="polite">
          기구 <strong>{chosen.length}</strong>개 골랐어요
        </span>
      }
    >
      <fieldset aria-label="기구" aria-busy={!machines || undefined}>
        <div css={HEAD}>
          <Button
            size="small"
            variant="secondary"
            disabled={names.length === 0}
            onClick={() => onChange(list => toggleAll(list, names))}
          >
            {all ? '전체 해제' : '전체 선택'}
          </Button>
        </div>
        {machines ? (
          <MachineGrid machines={machines} chosen={shown} onToggle={onToggle} />
        ) : (
          <div css={WAITING}>
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} height={108} />
            ))}
          </div>
        )}
      </fieldset>
    </Fold>
  );
}
