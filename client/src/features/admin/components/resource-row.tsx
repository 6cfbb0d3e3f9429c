import type { KeyboardEvent } from 'react';
import { color, media } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/ui/checkbox';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Column } from '../lib/table-columns';
import type { Resource } from '../resources/resource.types';
import { HiddenSwitch } from './hidden-switch';
import { RowActions } from './row-actions';
import type { RowActionsProps } from './row-actions';
import { actionsCell } from './table-cells';

interface ResourceRowProps extends RowActionsProps {
  resource: Resource;
  columns: readonly Column[];
  /** The one row in the Tab order; arrow keys move on from there. */
  reachable: boolean;
  /** Undefined where rows cannot be chosen. */
  chosen: boolean | undefined;
  onChosen: (chosen: boolean) => void;
}

/** Arrow keys move between rows; Space chooses, Enter opens. */
export function ResourceRow(props: ResourceRowProps) {
  const { resource, columns, row, reachable, chosen, onChosen, ...actions } = props;
  const keys = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys pressed in a button or a tick box belong to it.
    if (event.target !== event.currentTarget) return;
    const focusOn = (other: Element | null) => other instanceof HTMLElement && other.focus();
    if (event.key === 'ArrowDown') focusOn(event.currentTarget.nextElementSibling);
    else if (event.key === 'ArrowUp') focusOn(event.currentTarget.previousElementSibling);
    else if (event.key === 'Home') focusOn(event.currentTarget.parentElement?.firstElementChild ?? null);
    else if (event.key === 'End') focusOn(event.currentTarget.parentElement?.lastElementChild ?? null);
    else if (event.key === 'Enter') actions.onView(row);
    else if (event.key === ' ' && chosen !== undefined) onChosen(!chosen);
    else return;
    event.preventDefault();
  };
  return (
    <tr
      tabIndex={reachable ? 0 : -1}
      onKeyDown={keys}
      css={{
        color: row.hidden ? color('text-3') : undefined,
        background: color(chosen ? 'brand-tint' : 'bg'),
        '&:focus-visible': { outline: `2px solid ${color('focus')}`, outlineOffset: -2 },
      }}
    >
      {chosen !== undefined && (
        <td css={{ '&&': { paddingRight: 0 } }}>
          <Checkbox
            label={<VisuallyHidden>{String(row.koreanName)} 고르기</VisuallyHidden>}
            checked={chosen}
            onChange={event => onChosen(event.target.checked)}
          />
        </td>
      )}
      {columns.map(({ name, number, wide, text }) => (
        <td
          key={name}
          className={number ? 'number' : undefined}
          css={{ minWidth: 88, [media.tablet]: wide && { minWidth: 180 } }}
        >
          {text(row)}
        </td>
      ))}
      {resource.hideable && (
        <td>
          <HiddenSwitch resource={resource} row={row} />
        </td>
      )}
      <td css={actionsCell(actions.folded)}>
        <RowActions row={row} {...actions} />
      </td>
    </tr>
  );
}
