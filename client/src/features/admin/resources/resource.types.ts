import type { AdminRow, ResourceName } from '../api/admin.api';

export interface Option {
  value: string;
  label: string;
  /** One line that says when it is true. */
  help?: string;
}

interface FieldBase<Name extends string> {
  name: Name;
  label: string;
  required?: boolean;
  hint?: string;
  /** The initial value of a new form; empty by default. */
  initial?: string;
}

/** One field of a form, by the control that edits it. */
export type FieldSpec<Name extends string = string> = FieldBase<Name> &
  (
    | { kind: 'text' | 'url'; longest: number }
    | { kind: 'paragraph'; longest: number }
    | { kind: 'number'; least: number; most: number; whole?: boolean; unit?: string }
    | { kind: 'choice'; options: readonly Option[] }
    /** Several of a closed list, or of another table's names. */
    | { kind: 'choices'; options: readonly Option[] | 'bodyParts' | 'machines' }
    /** Several of a closed list, none of it, or not reviewed yet. */
    | { kind: 'reviewed'; options: readonly Option[]; ifNot: string }
    /** Any texts, one per line. */
    | { kind: 'lines' }
    /** Another row, by its id. */
    | { kind: 'row'; of: 'workouts' }
    | { kind: 'flag' }
  );

export interface FieldGroup<Name extends string = string> {
  title: string;
  fields: readonly FieldSpec<Name>[];
  /** What all its fields mean. */
  lead?: string;
  /** Collapsed until needed. */
  folded?: boolean;
}

export interface Resource {
  name: ResourceName;
  /** 보충제, 운동, 운동 부위, 기구. */
  noun: string;
  /** Fields of the table, in order. */
  columns: readonly string[];
  groups: readonly FieldGroup[];
  /** Field that holds the picture's address; null without pictures. */
  picture: string | null;
  /** Rows can be hidden from search and recommendation. */
  hideable: boolean;
  /** Columns that the server can sort by. */
  sortable: readonly string[];
  /** Read-only parts: columns of the table, and texts after a field of the row. */
  extras: readonly { name: string; label: string; after: string; text: (row: AdminRow) => string }[];
  /** The kinds that rows can be filtered by. */
  kinds: { label: string; options: readonly Option[] | 'bodyParts' } | null;
}

/** The tables that members search and the engine recommends from; null for those that these only refer to. */
export const searchedName = ({ name }: Resource): 'supplements' | 'workouts' | null =>
  name === 'supplements' || name === 'workouts' ? name : null;

export const fieldsOf = (resource: Resource): FieldSpec[] =>
  resource.groups.flatMap(group => [...group.fields]);
