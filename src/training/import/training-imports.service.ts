import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  TrainingImportDto,
  type ImportOptionsDto,
  type ImportPreviewDto,
} from '../dto/training-import.dto.js';
import { ImportedSession } from '../entities/imported-session.entity.js';
import { TrainingImport } from '../entities/training-import.entity.js';
import { TrainingLog } from '../entities/training-log.entity.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { SetLearning } from '../learning/set-learning.service.js';
import { lockLog } from '../log-lock.js';
import { FUTURE_MS } from '../training.constants.js';
import { ForeignFiles } from './foreign-files.service.js';
import type { ForeignFile } from '../foreign-file.types.js';
import { ImportNames, type MatchedName } from './import-names.service.js';
import { planImport, type ImportPlan, type PlannedSession } from './import-plan.js';
import { ImportedLoads } from './imported-loads.service.js';
import { notLoggedYet } from './logged-already.js';

/** Sessions read and written at once: some hundred sets. */
const SESSIONS_AT_ONCE = 25;
/** Most refused lines listed one by one. */
const MOST_LISTED = 1_000;
/** Most names with suggested workouts, those with the most sets first. */
const MOST_WITH_CANDIDATES = 50;

const TOO_SLOW = '한 번에 넣기에는 기록이 너무 많아요. 파일을 나눠서 올려 주세요.';

/** A parsed file, before the log is read. */
interface ReadImport {
  file: ForeignFile;
  names: Map<string, MatchedName>;
  plan: ImportPlan;
  doubted: number;
}

/** Members' imports of logs from other applications. */
@Injectable()
export class TrainingImports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: ForeignFiles,
    private readonly names: ImportNames,
    private readonly loads: ImportedLoads,
    private readonly learning: SetLearning,
  ) {}

  /** The effect an import would have. @throws what `ForeignFiles.read` throws */
  async preview(
    userId: number,
    bytes: Buffer | undefined,
    options: ImportOptionsDto,
  ): Promise<ImportPreviewDto> {
    const { file, names, plan, doubted } = await this.read(userId, bytes, options);
    const fresh: PlannedSession[] = [];
    for (const part of partsOf(plan.sessions)) {
      fresh.push(...(await notLoggedYet(this.database.read, userId, part, new Set())));
    }
    const sets = countSets(fresh);
    const refused = [...file.refused, ...plan.refused].sort((a, b) => a.line - b.line);
    return {
      format: file.format,
      unitNeeded: file.unitNeeded,
      sessions: fresh.length,
      sets,
      cardio: fresh.filter(({ session }) => session.cardioKind !== null).length,
      effortNeeded: isEffortMissing(file),
      firstDate: fresh[0]?.session.localDate ?? null,
      lastDate: fresh.at(-1)?.session.localDate ?? null,
      duplicates: file.repeated + countSets(plan.sessions) - sets,
      leftOut: plan.leftOut,
      doubted,
      names: await this.described(file, names),
      refused: refused.slice(0, MOST_LISTED),
      refusedCount: file.refusedCount + plan.refused.length,
    };
  }

  /**
   * Imports everything new, or nothing.
   *
   * @throws what `ForeignFiles.read` throws, TRAINING_IMPORT_EMPTY, a 400 if the unit or the effort is needed and missing
   */
  async add(
    userId: number,
    bytes: Buffer | undefined,
    options: ImportOptionsDto,
  ): Promise<TrainingImportDto> {
    const { file, plan } = await this.read(userId, bytes, options);
    if (file.unitNeeded && options.unit === undefined) {
      throw invalidField('unit', '파일의 무게가 kg인지 lb인지 골라 주세요.');
    }
    if (isEffortMissing(file) && options.cardioEffort === undefined)
      throw invalidField('cardioEffort', '유산소가 대체로 얼마나 힘들었는지 골라 주세요.');
    return this.database.write(async manager => {
      let revision = await lockLog(manager, userId);
      const row: TrainingImport = manager.create(TrainingImport, {
        ...{ userId, format: file.format, sessions: 0, sets: 0, firstDate: '', lastDate: '' },
        ...{ createdAt: this.clock.now(), undoneAt: null, keptSets: 0 },
      });
      await manager.save(row);
      const own = new Set<string>();
      const takesTooLong = this.database.holdsUpOthers();
      for (const part of partsOf(plan.sessions)) {
        if (takesTooLong()) {
          throw new AppError('TRAINING_FILE_TOO_LONG', { message: TOO_SLOW });
        }
        const fresh = await notLoggedYet(manager, userId, part, own);
        if (fresh.length === 0) continue;
        for (const { session, sets } of fresh) {
          own.add(session.id);
          session.revision = ++revision;
          for (const set of sets) set.revision = ++revision;
        }
        await insertRows(
          manager,
          TrainingSession,
          fresh.map(({ session }) => session),
        );
        await insertRows(
          manager,
          TrainingSet,
          fresh.flatMap(({ sets }) => sets),
        );
        await insertRows(
          manager,
          ImportedSession,
          fresh.map(({ session, sets }) => ({
            sessionId: session.id,
            importId: row.id,
            setIds: sets.map(({ id }) => id),
          })),
        );
        await this.learning.add(manager, userId, fresh);
        row.sessions += fresh.length;
        row.sets += countSets(fresh);
        row.firstDate ||= fresh[0]!.session.localDate;
        row.lastDate = fresh.at(-1)!.session.localDate;
      }
      if (row.sessions === 0) throw new AppError('TRAINING_IMPORT_EMPTY');
      await manager.save(row);
      await manager.update(TrainingLog, { userId }, { revision });
      return TrainingImportDto.from(row);
    });
  }

  /** All imports of a member, newest first, including undone ones. */
  async list(userId: number): Promise<TrainingImportDto[]> {
    const rows = await this.database.read.find(TrainingImport, { where: { userId }, order: { id: 'DESC' } });
    return rows.map(row => TrainingImportDto.from(row));
  }

  /**
   * Removes an import from the log, with later changes to its rows: the rows count as deleted, on phones too, and nothing is learned from them any
   * more. Sets added to its sessions by hand stay, with those sessions. A repeated call changes nothing.
   *
   * @throws TRAINING_IMPORT_NOT_FOUND_EXCEPTION
   */
  undo(userId: number, id: number): Promise<TrainingImportDto> {
    return this.database.write(async manager => {
      let revision = await lockLog(manager, userId);
      const row = await manager.findOneBy(TrainingImport, { id, userId });
      if (!row) throw new AppError('TRAINING_IMPORT_NOT_FOUND_EXCEPTION');
      if (row.undoneAt !== null) return TrainingImportDto.from(row);
      for (const part of partsOf(await manager.findBy(ImportedSession, { importId: id }))) {
        const withdrawn = await this.withdraw(manager, userId, part, revision);
        revision = withdrawn.revision;
        row.keptSets += withdrawn.kept;
      }
      row.undoneAt = this.clock.now();
      await manager.save(row);
      await manager.update(TrainingLog, { userId }, { revision });
      return TrainingImportDto.from(row);
    });
  }

  /** @returns the revision afterwards, and the number of sets added by hand that stay */
  private async withdraw(
    manager: EntityManager,
    userId: number,
    imported: readonly ImportedSession[],
    counter: number,
  ): Promise<{ revision: number; kept: number }> {
    const ids = imported.map(({ sessionId }) => sessionId);
    const sessions = await manager.findBy(TrainingSession, { id: In(ids) });
    const select = { id: true, sessionId: true, revision: true, deleted: true } as const;
    const sets = await manager.find(TrainingSet, { select, where: { sessionId: In(ids) } });
    if (sessions.length === 0) return { revision: counter, kept: 0 };
    const came = new Set(imported.flatMap(({ setIds }) => setIds ?? []));
    const wholly = new Set(imported.filter(({ setIds }) => setIds === null).map(each => each.sessionId));
    const there = new Set(sessions.filter(({ deleted }) => !deleted).map(({ id }) => id));
    const stays = (set: TrainingSet) =>
      !set.deleted && there.has(set.sessionId) && !wholly.has(set.sessionId) && !came.has(set.id);
    const kept = sets.filter(stays);
    const staying = new Set(kept.map(({ sessionId }) => sessionId));
    const left = sessions.filter(({ id }) => !staying.has(id));
    const gone = sets.filter(set => !stays(set));

    // One statement per table gives every row a new revision: all rise by what lifts the lowest above the log's revision.
    const revisions = [...left, ...gone].map(each => each.revision);
    if (revisions.length === 0) return { revision: counter, kept: kept.length };
    const up = counter + 1 - Math.min(...revisions);
    const withdrawn = { deleted: true, revision: () => `revision + ${up}` };
    if (left.length > 0)
      await manager.update(TrainingSession, { id: In(left.map(each => each.id)) }, withdrawn);
    const others = kept.length > 0 ? { id: Not(In(kept.map(each => each.id))) } : {};
    await manager.update(TrainingSet, { sessionId: In(ids), ...others }, withdrawn);
    const goneIds = gone.map(each => each.id);
    await this.learning.forget(manager, userId, sessions, goneIds);
    const remaining = sessions.filter(({ id }) => staying.has(id));
    if (remaining.length > 0) await this.learning.renew(manager, userId, remaining);
    return { revision: Math.max(...revisions) + up, kept: kept.length };
  }

  private async read(
    userId: number,
    bytes: Buffer | undefined,
    options: ImportOptionsDto,
  ): Promise<ReadImport> {
    if (!bytes) throw invalidField('file', '다른 앱에서 내보낸 파일을 골라 주세요.');
    const { timezone, unit = 'kg', cardioEffort: effort = 'moderate' } = options;
    const now = this.clock.now();
    const latest = new Date(now.getTime() + FUTURE_MS).toISOString();
    const file = await this.files.read(bytes, { timezone, latest });
    const names = await this.names.match(
      userId,
      file.names.map(({ name }) => name),
    );
    const plan = await planImport(file, { userId, now, timezone, unit, effort, names });
    const doubted = await this.loads.doubt(userId, plan.sessions);
    return { file, names, plan, doubted };
  }

  private async described(
    file: ForeignFile,
    names: ReadonlyMap<string, MatchedName>,
  ): Promise<ImportPreviewDto['names']> {
    const described: ImportPreviewDto['names'] = [];
    let looked = 0;
    for (const { name, sets } of file.names) {
      const { state, workout } = names.get(name)!;
      const isOpen = state === 'unknown' && looked++ < MOST_WITH_CANDIDATES;
      described.push({
        ...{ name, sets, state, workoutId: workout?.id ?? null, workoutName: workout?.koreanName ?? null },
        candidates: isOpen ? await this.names.candidates(name) : [],
      });
    }
    return described;
  }
}

const isEffortMissing = ({ sessions }: ForeignFile): boolean =>
  sessions.some(({ cardio }) => cardio.some(({ effort }) => effort === null));

function countSets(sessions: readonly PlannedSession[]): number {
  return sessions.reduce((sum, { sets }) => sum + sets.length, 0);
}

function partsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / SESSIONS_AT_ONCE) }, (_, part) =>
    all.slice(part * SESSIONS_AT_ONCE, (part + 1) * SESSIONS_AT_ONCE),
  );
}
