import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { particle } from '../../../shared/lib/particle';
import { showToast } from '../../../shared/ui/toast.store';
import {
  chooseName,
  fetchImports,
  importLog,
  previewImport,
  undoImport,
  type WeightUnit,
} from '../api/training-import.api';
import { deviceLog } from '../store/device-log';
import { amountText } from './import-text';

const IMPORTS = ['training', 'imports'] as const;
const PREVIEWS = ['training', 'import-preview'] as const;

/** A chosen file: choosing the same one again reads it again. */
export interface ChosenFile {
  file: File;
  /** Identifies the choice. */
  key: number;
}

const fail = (error: Error) => showToast({ tone: 'error', message: messageOf(error) });

/** Everything derived from the log is stale, on the server and on this device. */
function useLogChanged() {
  const client = useQueryClient();
  return async () => {
    await (await deviceLog())?.sync.soon();
    await client.invalidateQueries();
  };
}

export const useImports = () => useQuery({ queryKey: IMPORTS, queryFn: fetchImports });

/** Preview of importing the file. */
export const usePreview = ({ file, key }: ChosenFile, unit: WeightUnit | null) =>
  useQuery({
    queryKey: [...PREVIEWS, key, unit],
    queryFn: ({ signal }) => previewImport({ file, unit }, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

export function useChooseName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, workoutId }: { name: string; workoutId: number | null }) =>
      chooseName(name, workoutId),
    onSuccess: () => client.invalidateQueries({ queryKey: PREVIEWS }),
    onError: fail,
  });
}

export function useImportLog(onDone: (importId: number) => void) {
  const changed = useLogChanged();
  return useMutation({
    mutationFn: importLog,
    onSuccess: made => {
      onDone(made.id);
      showToast({ tone: 'success', message: `${particle(amountText(made), '을/를')} 가져왔어요.` });
      return changed();
    },
    onError: fail,
  });
}

export function useUndoImport() {
  const changed = useLogChanged();
  return useMutation({
    mutationFn: undoImport,
    onSuccess: undone => {
      const kept = undone.keptSets > 0 ? ` 직접 더한 ${undone.keptSets}세트는 남겼어요.` : '';
      showToast({ tone: 'success', message: `${particle(amountText(undone), '을/를')} 되돌렸어요.${kept}` });
      return changed();
    },
    onError: fail,
  });
}
