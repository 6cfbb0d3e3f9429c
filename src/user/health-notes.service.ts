import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadinessQuestion } from '../catalogue/public.js';
import { invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { HealthNotesDto, unansweredOf } from './dto/health-notes.dto.js';
import type { SaveHealthNotesDto } from './dto/save-health-notes.dto.js';
import { HEALTH_LISTS, UserHealth } from './entities/user-health.entity.js';
import { pregnantSince } from './pregnancy.js';
import { readinessAfterChange } from './readiness.js';

/** A member's row before anything was told. */
const untold = (userId: number): UserHealth => ({
  userId,
  allergens: [],
  conditions: [],
  medicines: null,
  answered: [],
  coffeeCupsPerDay: null,
  dietProteinPerKg: null,
  soreAreas: [],
  pregnantSince: null,
  readinessYes: null,
  readinessAnsweredOn: null,
  readinessAskedOn: null,
});

const sameSet = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  new Set([...(some ?? []), ...(others ?? [])]).size === (some ?? []).length &&
  (some ?? []).length === (others ?? []).length;

/** What a member told about health and diet. */
@Injectable()
export class HealthNotesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Nothing told is empty lists and null. */
  async of(userId: number): Promise<HealthNotesDto> {
    return HealthNotesDto.from(await this.database.read.findOneBy(UserHealth, { userId }), this.today());
  }

  /** Saves the fields that are there, leaves the others as they are. @throws a 400 for weeks without a pregnancy */
  save(userId: number, { pregnancyWeeks, ...changes }: SaveHealthNotesDto): Promise<HealthNotesDto> {
    return this.change(userId, before => {
      const told = { ...before, ...definedOf(changes) };
      const open = unansweredOf(before);
      told.answered = HEALTH_LISTS.filter(list => !open.includes(list) || changes[list] !== undefined);
      const pregnant = told.conditions.includes('임신');
      if (!pregnant && typeof pregnancyWeeks === 'number') {
        throw invalidField('pregnancyWeeks', '건강 상태에서 임신을 고른 뒤에 주수를 알려 주세요.');
      }
      if (!pregnant) told.pregnantSince = null;
      else if (pregnancyWeeks !== undefined) {
        told.pregnantSince = pregnancyWeeks === null ? null : pregnantSince(pregnancyWeeks, this.today());
      }
      const unchanged =
        sameSet(before.conditions, told.conditions) && sameSet(before.medicines, told.medicines);
      return unchanged ? told : { ...told, ...readinessAfterChange(told) };
    });
  }

  /** @param yes the questions answered with yes; null skips the screen and leaves earlier answers as they are */
  answerReadiness(userId: number, yes: ReadinessQuestion[] | null): Promise<HealthNotesDto> {
    const today = this.today();
    return this.change(userId, before => ({
      ...before,
      ...(yes !== null && { readinessYes: yes, readinessAnsweredOn: today }),
      readinessAskedOn: today,
    }));
  }

  private change(userId: number, changed: (before: UserHealth) => UserHealth): Promise<HealthNotesDto> {
    return this.database.write(async manager => {
      const row = changed((await this.locked(manager, userId)) ?? untold(userId));
      await saveByKey(manager, UserHealth, row, ['userId']);
      return HealthNotesDto.from(row, this.today());
    });
  }

  private locked(manager: EntityManager, userId: number): Promise<UserHealth | null> {
    return manager.findOne(UserHealth, { where: { userId }, ...this.database.rowLock });
  }

  private today(): string {
    return koreanDate(this.clock.now());
  }
}

/** The fields that are there: what was left out must not overwrite. */
function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
