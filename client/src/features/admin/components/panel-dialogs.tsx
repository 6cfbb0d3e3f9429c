import type { AdminRow } from '../api/admin.api';
import type { Resource } from '../resources/resource.types';
import { DeleteModal } from './delete-modal';
import { ImportModal } from './import-modal';
import { ResourceFormModal } from './resource-form-modal';
import { ViewModal } from './view-modal';

/** The dialogs over a table. */
export type Opened =
  { what: 'add' | 'import' | 'columns' } | { what: 'view' | 'edit' | 'delete'; row: AdminRow } | null;

interface PanelDialogsProps {
  resource: Resource;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  onHistory: (id: number) => void;
  onClose: () => void;
}

export function PanelDialogs({ resource, opened, onOpen, onHistory, onClose }: PanelDialogsProps) {
  switch (opened?.what) {
    case 'add':
      return <ResourceFormModal resource={resource} row={null} onClose={onClose} />;
    case 'edit':
      return <ResourceFormModal resource={resource} row={opened.row} onClose={onClose} />;
    case 'view': {
      const { row } = opened;
      return (
        <ViewModal
          resource={resource}
          row={row}
          onEdit={() => onOpen({ what: 'edit', row })}
          onHistory={() => onHistory(row.id)}
          onClose={onClose}
        />
      );
    }
    case 'delete':
      return <DeleteModal resource={resource} row={opened.row} onClose={onClose} />;
    case 'import':
      return <ImportModal resource={resource} onClose={onClose} />;
    default:
      return null;
  }
}
