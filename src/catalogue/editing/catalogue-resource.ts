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
 * One kind of thing the admin keeps. `AdminCatalogueService` does what all kinds share (transactions, audit log,
 * pictures, table files, telling the catalogue); a resource knows its rows.
 *
 * A resource owes: `create` and `update` run in the transaction they are given and throw an `AppError` that names
 * the field when a name is unknown or taken; `rowsOf` answers in the order of the ids and leaves out missing ones.
 */
export interface CatalogueResource<Input extends object, Row extends Input & { id: number }> {
  readonly name: CatalogueResourceName;
  readonly notFound: ErrorCode;
  readonly inputType: new () => Input;
  /** Columns of its table file after `id`, in order: every field of the input but the version. */
  readonly columns: readonly (keyof Input & string)[];
  /** Of these the lists that can be empty in two ways: reviewed with nothing in it, and never reviewed. */
  readonly reviewed?: readonly string[];
  /** What a file need not say of a new row, for what it leaves out. */
  missing?(cells: Readonly<Record<string, string>>): object;
  /** Whether rows have a picture. */
  readonly pictures: boolean;

  /** What its rows can be sorted by, with the column of the query. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Whether rows can be hidden. */
  readonly hideable: boolean;

  page(manager: EntityManager, wanted: RowsWanted, page: number): Promise<Page<{ id: number }>>;
  allIds(manager: EntityManager): Promise<number[]>;
  rowsOf(manager: EntityManager, ids: number[]): Promise<Row[]>;
  /** What tells rows apart where no id is given. */
  nameOf(input: Input): string;
  /** Ids of the rows with these names, by `nameOf`. */
  namesakes(manager: EntityManager, inputs: readonly Input[]): Promise<Map<string, number>>;
  create(manager: EntityManager, input: Input, origin: PriceOrigin): Promise<number>;
  /** Adds rows whose names are new, also among themselves. Answers for each what has changed by it, or what is wrong with it. */
  add(
    manager: EntityManager,
    inputs: readonly Input[],
    origin: PriceOrigin,
  ): Promise<(AddedCatalogueItem | AppError)[]>;
  /** Ids of rows whose fields adding these would change, one for each thing that several rows share. */
  sharing?(manager: EntityManager, inputs: readonly Input[]): Promise<number[]>;
  /** @param origin of a price that is another than before */
  update(manager: EntityManager, id: number, input: Input, origin: PriceOrigin): Promise<void>;
  remove(manager: EntityManager, row: Row): Promise<void>;
  setPicture(manager: EntityManager, id: number, path: string): Promise<void>;
  /** What the catalogue has to refresh after a row changed. */
  changed(row: Row): ChangedCatalogueItem;
}

/** Adds a row for each input; an `AppError` replaces the result of an input that fails. */
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
