import { In, type EntityManager } from 'typeorm';
import type { ChangedCatalogueItem } from '../changes/catalogue-changes.service.js';
import type { CatalogueChangeKind } from '../entities/catalogue-change.entity.js';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { invalidField } from '../../common/errors/app-error.js';
import type { ErrorCode } from '../../common/errors/error-catalogue.js';
import type { Page } from '../../common/http/pagination.js';
import { BodyPartInput, MachineInput } from './dto/named.inputs.js';
import type { AdminBodyPartDto, AdminMachineDto } from './dto/rows.dto.js';
import type { CatalogueResource, CatalogueResourceName } from './catalogue-resource.js';
import { containing } from './keyword.js';
import { idsOfPage, type RowsWanted } from './listed-rows.js';

interface Names {
  koreanName: string;
  englishName: string;
}

/** The common part of machines and body parts: a unique Korean name and an English one. */
abstract class NamedResource<
  Entity extends Names & { id: number },
  Row extends Names & { id: number },
> implements CatalogueResource<Names, Row> {
  abstract readonly name: CatalogueResourceName;
  abstract readonly notFound: ErrorCode;
  abstract readonly inputType: new () => Names;
  abstract readonly pictures: boolean;
  readonly columns = ['koreanName', 'englishName'] as const;
  readonly hideable = false;
  readonly sortable = { koreanName: 'row.koreanName', englishName: 'row.englishName' };

  protected abstract readonly entity: new () => Entity;
  protected abstract readonly kind: CatalogueChangeKind;
  protected abstract rowOf(entity: Entity): Row;
  protected abstract fresh(input: Names): object;

  async page(manager: EntityManager, wanted: RowsWanted, page: number): Promise<Page<{ id: number }>> {
    const query = containing(
      manager.createQueryBuilder(this.entity, 'row'),
      ['row.koreanName', 'row.englishName'],
      wanted.keyword,
    );
    return idsOfPage(query, wanted, this.sortable, 'row.id', page);
  }

  async allIds(manager: EntityManager): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(this.entity, 'row')
      .select('row.id')
      .orderBy('row.id')
      .getMany();
    return rows.map(({ id }) => id);
  }

  async rowsOf(manager: EntityManager, ids: number[]): Promise<Row[]> {
    const rows = await manager
      .createQueryBuilder(this.entity, 'row')
      .where({ id: In(ids) })
      .orderBy('row.id')
      .getMany();
    return rows.map(row => this.rowOf(row));
  }

  nameOf({ koreanName }: Names): string {
    return koreanName;
  }

  async namesakes(manager: EntityManager, inputs: readonly Names[]): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(this.entity, 'row')
      .select(['row.id AS id', 'row.koreanName AS koreanName'])
      .where({ koreanName: In(inputs.map(({ koreanName }) => koreanName)) })
      .getRawMany<{ id: number; koreanName: string }>();
    return new Map(rows.map(({ id, koreanName }) => [koreanName, id]));
  }

  async create(manager: EntityManager, input: Names): Promise<number> {
    await this.refuseTaken(manager, input);
    const [id] = await this.insert(manager, [input]);
    return id!;
  }

  async add(manager: EntityManager, inputs: readonly Names[]): Promise<ChangedCatalogueItem[]> {
    const ids = await this.insert(manager, inputs);
    return ids.map(id => ({ kind: this.kind, id }));
  }

  private async insert(manager: EntityManager, inputs: readonly Names[]): Promise<number[]> {
    const fresh = inputs.map(({ koreanName, englishName }) => this.fresh({ koreanName, englishName }));
    const { identifiers } = await manager.insert<object>(this.entity, fresh);
    return identifiers.map(({ id }) => id as number);
  }

  async update(manager: EntityManager, id: number, { koreanName, englishName }: Names): Promise<void> {
    await this.refuseTaken(manager, { koreanName, englishName }, id);
    await manager.update<object>(this.entity, { id }, { koreanName, englishName });
  }

  async remove(manager: EntityManager, { id }: Row): Promise<void> {
    await manager.delete<object>(this.entity, { id });
  }

  async setPicture(manager: EntityManager, id: number, imgPath: string): Promise<void> {
    await manager.update<object>(this.entity, { id }, { imgPath });
  }

  changed({ id }: Row): ChangedCatalogueItem {
    return { kind: this.kind, id };
  }

  private async refuseTaken(manager: EntityManager, names: Names, own?: number): Promise<void> {
    const other = (await this.namesakes(manager, [names])).get(names.koreanName);
    if (other !== undefined && other !== own) throw invalidField('koreanName', '같은 이름이 이미 있어요.');
  }
}

export class MachineResource extends NamedResource<Machine, AdminMachineDto> {
  readonly name = 'machines';
  readonly notFound = 'MACHINE_NOT_FOUND_EXCEPTION';
  readonly inputType = MachineInput;
  readonly pictures = true;
  protected readonly entity = Machine;
  protected readonly kind = 'machine';

  protected rowOf({ id, koreanName, englishName, imgPath }: Machine): AdminMachineDto {
    return { id, koreanName, englishName, imgPath };
  }

  protected fresh(input: Names): object {
    return { ...input, slug: null, imgPath: null };
  }
}

export class BodyPartResource extends NamedResource<BodyPart, AdminBodyPartDto> {
  readonly name = 'bodyParts';
  readonly notFound = 'BODY_PART_NOT_FOUND_EXCEPTION';
  readonly inputType = BodyPartInput;
  readonly pictures = false;
  protected readonly entity = BodyPart;
  protected readonly kind = 'bodyPart';

  protected rowOf({ id, koreanName, englishName }: BodyPart): AdminBodyPartDto {
    return { id, koreanName, englishName };
  }

  protected fresh(input: Names): object {
    return input;
  }
}
