import { Injectable } from '@nestjs/common';
import { And, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../infrastructure/database/database.js';
import type { ChangesDto } from '../dto/sync.dto.js';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from '../dto/training-rows.dto.js';
import { TrainingLog } from '../entities/training-log.entity.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';

/** Changes that a phone does not have yet. */
@Injectable()
export class TrainingChanges {
  constructor(private readonly database: Database) {}

  /**
   * Rows written after a revision, including tombstones, in revision order: at most `limit` of both kinds together. A row rewritten during the
   * reads comes later, with its new revision.
   */
  async after(userId: number, revision: number, limit: number): Promise<ChangesDto> {
    // Up to the revision committed now: reading the two tables one after the other must not skip what is committed in between.
    const log = await this.database.read.findOneBy(TrainingLog, { userId });
    if (!log || log.revision <= revision) return { sessions: [], sets: [], revision, more: false };
    const wanted = {
      where: { userId, revision: And(MoreThan(revision), LessThanOrEqual(log.revision)) },
      order: { revision: 'ASC' },
      take: limit + 1,
    } as const;
    const sessions = await this.database.read.find(TrainingSession, wanted);
    const sets = await this.database.read.find(TrainingSet, wanted);
    const revisions = [...sessions, ...sets].map(row => row.revision).sort((a, b) => a - b);
    const last = revisions.slice(0, limit).at(-1) ?? log.revision;
    const isIn = (row: { revision: number }): boolean => row.revision <= last;
    return {
      sessions: sessions.filter(isIn).map(row => StoredTrainingSessionDto.from(row)),
      sets: sets.filter(isIn).map(row => StoredTrainingSetDto.from(row)),
      revision: last,
      more: revisions.length > limit,
    };
  }
}
