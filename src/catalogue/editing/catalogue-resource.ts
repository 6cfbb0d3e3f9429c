import type { EntityManager } from 'typeorm';
import type { RowsWanted } from './listed-rows.js';
import type { PriceOrigin } from '../price-age.js';
import type { AddedCatalogueItem, ChangedCatalogueItem } from '../changes/catalogue-changes.service.js';
import { AppError } from '../../common/errors/app-error.js';
import type { ErrorCode } from '../../common/errors/error-catalogue.js';
import type { Page } from '../../common/http/pagination.js';

export const CATALOGUE_RESOURCES = ['supplements', 'workouts', 'machines', 'bodyParts'] as const;
export type CatalogueResourceName = (typeof CATALOGUE_RESOURCES)[number];

/**
 * One kind of item that admins maintain. `AdminCatalogueService` does what all kinds share (transactions, audit log, pictures, table files, notifying
 * the catalogue); a resource knows its rows.
 *
 * Duties of a resource: `create` and `update` run in the given transaction and throw an `AppError` that names the field when a name is unknown or
 * taken; `rowsOf` returns rows in the order of the ids and leaves out missing ones.
 */
export interface CatalogueResource<Input extends object, Row extends Input & { id: number }> {
  readonly name: CatalogueResourceName;
  readonly notFound: ErrorCode;
  readonly inputType: new () => Input;
  /** Columns of its table file after `id`, in order: every input field except the version. */
  readonly columns: readonly (keyof Input & string)[];
  /** Columns with lists that can be empty in two ways: reviewed with nothing in it, and never reviewed. */
  readonly reviewed?: readonly string[];
  /** Default values for columns that a file lacks for a new row. */
  missing?(cells: Readonly<Record<string, string>>): object;
  /** Whether rows have a picture. */
  readonly pictures: boolean;

  /** Sort keys of its rows, with the column of the query. */
  readonly sortable: Readonly<Record<string, string>>;
  readonly hideable: boolean;

  page(manager: EntityManager, wanted: RowsWanted, page: number): Promise<Page<{ id: number }>>;
  allIds(manager: EntityManager): Promise<number[]>;
  rowsOf(manager: EntityManager, ids: number[]): Promise<Row[]>;
  /** Tells rows apart when no id is given. */
  nameOf(input: Input): string;
  /** Ids of the rows with these names, as `nameOf` builds them. */
  namesakes(manager: EntityManager, inputs: readonly Input[]): Promise<Map<string, number>>;
  create(manager: EntityManager, input: Input, origin: PriceOrigin): Promise<number>;
  /** Adds rows with new names, which also differ among themselves. Returns for each row what it changed, or its error. */
  add(
    manager: EntityManager,
    inputs: readonly Input[],
    origin: PriceOrigin,
  ): Promise<(AddedCatalogueItem | AppError)[]>;
  /** Ids of rows whose fields these additions would change: one id per thing that several rows share. */
  sharing?(manager: EntityManager, inputs: readonly Input[]): Promise<number[]>;
  /** @param origin of a changed price */
  update(manager: EntityManager, id: number, input: Input, origin: PriceOrigin): Promise<void>;
  remove(manager: EntityManager, row: Row): Promise<void>;
  setPicture(manager: EntityManager, id: number, path: string): Promise<void>;
  /** The item that the catalogue refreshes after a row has changed. */
  changed(row: Row): ChangedCatalogueItem;
}

/** Adds a row per input; a failed input's result is its `AppError`. */
export function eachOrRefusal<Input, Result>(
  inputs: readonly Input[],
  act: (input: Input) => Result,
): (Result | AppError)[] {
  return inputs.map(input => {
    try {
      return act(input);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
}
