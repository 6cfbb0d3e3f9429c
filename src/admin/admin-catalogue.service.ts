import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import {
  CatalogueChanges,
  CatalogueReadModel,
  type CatalogueResource,
  type PriceOrigin,
  type PriceSource,
  type RowsWanted,
} from '../catalogue/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import type { Page } from '../common/http/pagination.js';
import { Clock } from '../common/time/clock.js';
import {
  isCommitUnknown,
  isForeignKeyViolation,
  isUniqueViolation,
} from '../infrastructure/database/database-errors.js';
import { Database } from '../infrastructure/database/database.js';
import { withoutKeeping } from '../infrastructure/database/without-keeping.js';
import { FileStorage } from '../infrastructure/storage/file-storage.js';
import { AuditTrail } from '../audit/public.js';
import { ImageProcessor } from './images/image-processor.js';
import { UploadedPictures } from './images/uploaded-pictures.js';

/** Operations that all kinds of catalogue rows share in the admin console. */
@Injectable()
export class AdminCatalogueService {
  constructor(
    private readonly database: Database,
    private readonly changes: CatalogueChanges,
    private readonly catalogue: CatalogueReadModel,
    private readonly storage: FileStorage,
    private readonly images: ImageProcessor,
    private readonly pictures: UploadedPictures,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** One page of 20 rows. */
  async list<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    wanted: RowsWanted,
    page: number,
  ): Promise<Page<R>> {
    const { rows, total, pageSize } = await resource.page(this.database.read, wanted, page);
    const ids = rows.map(({ id }) => id);
    const found = ids.length > 0 ? await resource.rowsOf(this.database.read, ids) : [];
    return { rows: found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total, pageSize };
  }

  /** @throws …_NOT_FOUND_EXCEPTION of the resource */
  get<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    id: number,
  ): Promise<R> {
    return this.rowOf(this.database.read, resource, id);
  }

  /** @param together further work in the same transaction */
  async create<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    input: I,
    image: Buffer | undefined,
    together?: (manager: EntityManager) => Promise<void>,
  ): Promise<R> {
    return this.withPicture(resource, image, picture =>
      this.change(async manager => {
        await together?.(manager);
        const id = await resource.create(manager, input, this.priced('entered'));
        if (picture) await resource.setPicture(manager, id, picture);
        const after = await this.rowOf(manager, resource, id);
        await this.changes.record(manager, [resource.changed(after)]);
        await this.audit.write(manager, this.entry(adminId, 'create', resource, id, null, after));
        return after;
      }),
    );
  }

  /** @throws CONFLICT_EXCEPTION when the input's version is no longer the row's version */
  async update<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    id: number,
    input: I | null,
    image: Buffer | undefined,
  ): Promise<R> {
    // Checked before the picture is processed: a missing row needs no picture.
    await this.get(resource, id);
    const { before, after } = await this.withPicture(resource, image, picture =>
      this.change(async manager => {
        // When two admins save the same version at once, the second gets the conflict.
        await this.changes.lock(manager);
        const before = await this.rowOf(manager, resource, id);
        if (input) await resource.update(manager, id, input, this.priced('entered'));
        if (picture) await resource.setPicture(manager, id, picture);
        const after = await this.rowOf(manager, resource, id);
        await this.changes.record(manager, [resource.changed(after)]);
        await this.audit.write(manager, this.entry(adminId, 'update', resource, id, before, after));
        return { before, after };
      }),
    );
    await this.pictures.dropReplaced(before, after);
    return after;
  }

  /**
   * Calls `look` with the row as a change would leave it, then rolls the change back.
   * @param id null for a new row @throws what adding or changing the row throws
   */
  tried<I extends object, R extends I & { id: number }, T>(
    resource: CatalogueResource<I, R>,
    id: number | null,
    input: I,
    look: (manager: EntityManager, row: R) => Promise<T>,
  ): Promise<T> {
    return withoutKeeping(this.database, async manager => {
      const origin = this.priced('entered');
      // A version conflict matters only when saving.
      const wanted = { ...input, version: undefined };
      if (id !== null) {
        await this.rowOf(manager, resource, id);
        await resource.update(manager, id, wanted, origin);
      }
      const tried = id ?? (await resource.create(manager, wanted, origin));
      return look(manager, await this.rowOf(manager, resource, tried));
    });
  }

  /** Changes only the picture. */
  async setPicture<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    id: number,
    image: Buffer | undefined,
  ): Promise<R> {
    if (!image) throw invalidField('image', '그림 파일을 보내 주세요.');
    return this.update(resource, adminId, id, null, image);
  }

  /** @throws IN_USE_EXCEPTION when a member or the catalogue uses the row */
  async remove<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    id: number,
  ): Promise<void> {
    const before = await this.change(async manager => {
      const before = await this.rowOf(manager, resource, id);
      await this.removeRow(manager, resource, before);
      await this.changes.record(manager, [resource.changed(before)]);
      await this.audit.write(manager, this.entry(adminId, 'delete', resource, id, before, null));
      return before;
    });
    await this.pictures.dropReplaced(before, null);
  }

  /** @throws IN_USE_EXCEPTION */
  async removeRow<R extends { id: number }>(
    manager: EntityManager,
    resource: Pick<CatalogueResource<R, R>, 'remove'>,
    row: R,
  ): Promise<void> {
    try {
      await resource.remove(manager, row);
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new AppError('IN_USE_EXCEPTION', { cause: error });
      throw error;
    }
  }

  /** Runs a catalogue change and refreshes this instance's catalogue at once. */
  async change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let result: T;
    try {
      result = await this.database.write(work);
    } catch (error) {
      // Another admin took the name between our check and our write.
      if (isUniqueViolation(error)) throw new AppError('CONFLICT_EXCEPTION', { cause: error });
      throw error;
    }
    await this.catalogue.refresh();
    return result;
  }

  /** Origin of a price that arrives now. */
  priced(priceSource: PriceSource): PriceOrigin {
    return { priceSource, pricedAt: this.clock.now() };
  }

  /** The row as the admin sees it. */
  async rowOf<I extends object, R extends I & { id: number }>(
    manager: EntityManager,
    resource: CatalogueResource<I, R>,
    id: number,
  ): Promise<R> {
    const [row] = await resource.rowsOf(manager, [id]);
    if (!row) throw new AppError(resource.notFound);
    return row;
  }

  /** Stores the picture before the change that references it, and removes it if the change fails. */
  private async withPicture<T>(
    resource: { name: string; pictures: boolean },
    image: Buffer | undefined,
    work: (path: string | undefined) => Promise<T>,
  ): Promise<T> {
    if (!image) return work(undefined);
    if (!resource.pictures) throw invalidField('image', '여기에는 그림을 올릴 수 없어요.');
    const { large, small } = await this.images.process(image);
    const name = `${resource.name.toLowerCase()}/${randomUUID()}`;
    const keys = [`${name}.webp`, `${name}-small.webp`] as const;
    try {
      // Both writes settle before anything is deleted.
      const stored = await Promise.allSettled([
        this.storage.put(keys[0], large),
        this.storage.put(keys[1], small),
      ]);
      for (const put of stored) if (put.status === 'rejected') throw put.reason;
      return await work(`/api/uploads/${keys[0]}`);
    } catch (error) {
      // The commit may have succeeded, and then a row references the pictures.
      if (isCommitUnknown(error)) throw error;
      // Not awaited: a stalled store would add seconds.
      void Promise.allSettled(keys.map(key => this.storage.remove(key)));
      throw error;
    }
  }

  private entry<A extends 'create' | 'update' | 'delete'>(
    adminId: number,
    action: A,
    resource: { name: string },
    resourceId: number,
    before: unknown,
    after: unknown,
  ) {
    return { adminId, action, resource: resource.name, resourceId, before, after };
  }
}
