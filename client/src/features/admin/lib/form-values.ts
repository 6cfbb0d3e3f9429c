import { particle } from '../../../shared/lib/particle';
import type { AdminRow, CellValue } from '../api/admin.api';
import type { FieldSpec, Resource } from '../resources/resource.types';
import { fieldsOf } from '../resources/resource.types';

/** A form's value: text as typed, chosen names (an empty text where nobody has reviewed them), ticks. */
export type FormValue = string | string[] | boolean;
export type FormValues = Record<string, FormValue>;

function valueOf(field: FieldSpec, cell: CellValue): FormValue {
  switch (field.kind) {
    case 'flag':
      return cell === true;
    case 'choices':
      return Array.isArray(cell) ? cell : [];
    case 'reviewed':
      return Array.isArray(cell) ? cell : '';
    case 'lines':
      return Array.isArray(cell) ? cell.join('\n') : '';
    default:
      return cell === null || cell === undefined ? '' : String(cell);
  }
}

/** A new form: empty text, required numbers at 1, the first choice of each list. */
export const emptyValues = (resource: Resource): FormValues =>
  Object.fromEntries(fieldsOf(resource).map(field => [field.name, valueOf(field, field.initial)]));

export const valuesOf = (resource: Resource, row: AdminRow): FormValues =>
  Object.fromEntries(fieldsOf(resource).map(field => [field.name, valueOf(field, row[field.name])]));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** A form's value in the API's format. */
export function cellOf(field: FieldSpec, value: FormValue): CellValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (field.kind === 'lines') return linesOf(text);
  if (text === '') return field.required ? '' : null;
  return field.kind === 'number' || field.kind === 'row' ? Number(text) : text;
}

/** A request body: JSON, or a form with a picture. The version lets the server refuse a stale edit. */
export function bodyOf(
  resource: Resource,
  values: FormValues,
  version: number | null | undefined,
  image: File | null,
): FormData | Record<string, CellValue> {
  const cells: Record<string, CellValue> = Object.fromEntries(
    fieldsOf(resource).map(field => [field.name, cellOf(field, values[field.name] ?? '')]),
  );
  if (version !== null && version !== undefined) cells.version = version;
  if (!image) return cells;
  const form = new FormData();
  for (const [name, cell] of Object.entries(cells))
    form.append(name, Array.isArray(cell) ? JSON.stringify(cell) : String(cell ?? ''));
  form.append('image', image);
  return form;
}

/** What an unreviewed list means; undefined where there is none. */
export const leftOpen = (resource: Resource, values: FormValues): string | undefined => {
  for (const field of fieldsOf(resource))
    if (field.kind === 'reviewed' && !Array.isArray(values[field.name])) return field.ifNot;
  return undefined;
};

const askedFor = ({ kind }: FieldSpec) =>
  kind === 'choice' || kind === 'choices' || kind === 'row' ? '골라' : '입력해';

const URL_START = /^https:\/\/[^\s"'<>]+$/;

function faultOf(field: FieldSpec, value: FormValue): string | null {
  const empty = Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
  if (empty) return field.required ? `${particle(field.label, '을/를')} ${askedFor(field)} 주세요.` : null;
  if (field.kind === 'url' && typeof value === 'string' && !URL_START.test(value.trim()))
    return 'https로 시작하는 주소로 입력해 주세요.';
  if (field.kind === 'number') {
    const number = Number(value);
    if (!Number.isFinite(number) || number < field.least || number > field.most)
      return `${field.least.toLocaleString('ko-KR')}~${field.most.toLocaleString('ko-KR')} 사이로 입력해 주세요.`;
    if (field.whole && !Number.isInteger(number)) return '소수점 없이 입력해 주세요.';
  }
  return null;
}

/** A form's faults by field; empty when it can be sent. The server has the last word. */
export const faultsOf = (resource: Resource, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(field => {
      const fault = faultOf(field, values[field.name] ?? '');
      return fault ? [[field.name, fault]] : [];
    }),
  );
