import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];
export type ImportPreview = Schemas['ImportPreviewDto'];
export type ImportedName = ImportPreview['names'][number];
export type TrainingImport = Schemas['TrainingImportDto'];
export type WeightUnit = NonNullable<Schemas['ImportOptionsDto']['unit']>;

export type CardioEffort = NonNullable<Schemas['ImportOptionsDto']['cardioEffort']>;

interface LogFile {
  file: File;
  /** Null until the member has chosen. */
  unit: WeightUnit | null;
  cardioEffort?: CardioEffort | null;
}

/** Times in files are in the member's local time. */
function formOf({ file, unit, cardioEffort }: LogFile) {
  const form = new FormData();
  form.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (unit) form.set('unit', unit);
  if (cardioEffort) form.set('cardioEffort', cardioEffort);
  form.set('file', file);
  // OpenAPI types a form by its fields.
  return { body: {} as Schemas['ImportOptionsDto'], bodySerializer: () => form };
}

/** A preview of an import. @throws ApiError `TRAINING_FILE_UNKNOWN`, `TRAINING_FILE_BROKEN`, `TRAINING_FILE_TOO_LONG` */
export const previewImport = (log: LogFile, signal: AbortSignal): Promise<ImportPreview> =>
  unwrap(api.POST('/api/training/imports/preview', { ...formOf(log), signal }));

/** @throws ApiError `TRAINING_IMPORT_EMPTY` */
export const importLog = (log: LogFile): Promise<TrainingImport> =>
  unwrap(api.POST('/api/training/imports', formOf(log)));

/** Sets what a name means from now on; null leaves its sets out. @throws ApiError `WORKOUT_NOT_FOUND_EXCEPTION` */
export async function chooseName(name: string, workoutId: number | null): Promise<void> {
  await unwrap(api.PUT('/api/training/imports/names', { body: { names: [{ name, workoutId }] } }));
}

/** Newest first. @throws ApiError */
export const fetchImports = (): Promise<TrainingImport[]> => unwrap(api.GET('/api/training/imports'));

/** @throws ApiError `TRAINING_IMPORT_NOT_FOUND_EXCEPTION` */
export const undoImport = (importId: number): Promise<TrainingImport> =>
  unwrap(api.POST('/api/training/imports/{importId}/undo', { params: { path: { importId } } }));
