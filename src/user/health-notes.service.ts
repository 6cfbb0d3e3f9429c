import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadinessQuestion } from '../catalogue/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { Members } from '../members/public.js';
import { HealthNotesDto, unansweredOf } from './dto/health-notes.dto.js';
import type { SaveHealthNotesDto } from './dto/save-health-notes.dto.js';
import { HEALTH_LISTS, UserHealth } from './entities/user-health.entity.js';
import { healthQuestions, pregnancyFitsBirth, type AskedHealthQuestion } from './health-questions.js';
import { readinessAfterChange } from './readiness.js';
import { asOf, daysOf, pregnantFrom, TOLD_WEEKS_FIELDS } from './told-weeks.js';

/** A member's row before any answer. */
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
  gaveBirthOn: null,
  surgeryAreas: null,
  surgeryOn: null,
  confirmedQuestions: null,
  readinessYes: null,
  readinessAnsweredOn: null,
  readinessAskedOn: null,
});

const sameSet = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  new Set([...(some ?? []), ...(others ?? [])]).size === (some ?? []).length &&
  (some ?? []).length === (others ?? []).length;

/** Whether the health answers relevant to training are unchanged: then the readiness screen need not be answered again. */
const sameHealth = (before: UserHealth, told: UserHealth): boolean =>
  sameSet(before.conditions, told.conditions) &&
  sameSet(before.medicines, told.medicines) &&
  sameSet(before.surgeryAreas, told.surgeryAreas) &&
  before.pregnantSince === told.pregnantSince &&
  before.gaveBirthOn === told.gaveBirthOn &&
  before.surgeryOn === told.surgeryOn;

/** A member's answers about health and diet. */
@Injectable()
export class HealthNotesService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  /**
   * Unanswered fields are empty lists and null.
   * @param member pass it if the caller reads the member as well
   */
  async of(userId: number, member = this.members.find(userId)): Promise<HealthNotesDto> {
    const [row, asked] = await Promise.all([
      this.database.read.findOneBy(UserHealth, { userId }),
      this.asker(member),
    ]);
    return this.notes(asOf(row ?? untold(userId), this.today()), asked);
  }

  /** The first day of a pregnancy that lasts, or ended with a birth within a year; null without one. */
  async pregnantFrom(userId: number): Promise<string | null> {
    const row = await this.database.read.findOneBy(UserHealth, { userId });
    return row && pregnantFrom(asOf(row, this.today()), this.today());
  }

  /**
   * Saves the fields that are present and leaves the others unchanged.
   *
   * @throws a 400 for weeks or places without their condition, and for a pregnancy longer than the time since a birth; HEALTH_QUESTION_EXCEPTION if
   *   conditions are unlikely for the member's sex or age, unless `confirmed`
   */
  async save(userId: number, { confirmed, ...changes }: SaveHealthNotesDto): Promise<HealthNotesDto> {
    const { pregnancyWeeks, postpartumWeeks, surgeryWeeks, ...fields } = changes;
    const weeks = { pregnancyWeeks, postpartumWeeks, surgeryWeeks };
    const asked = await this.asker(this.members.find(userId));
    return this.change(userId, asked, before => {
      const told = { ...before, ...definedOf(fields) };
      const unanswered = unansweredOf(before);
      told.answered = HEALTH_LISTS.filter(list => !unanswered.includes(list) || fields[list] !== undefined);
      Object.assign(told, daysOf(weeks, told, this.today()));
      if (!told.conditions.includes('최근 수술')) {
        if (fields.surgeryAreas?.length) {
          throw invalidField(
            'surgeryAreas',
            '최근에 수술을 받았나요? 건강 상태에서 ‘최근 수술’을 고르고 알려 주세요.',
          );
        }
        told.surgeryAreas = null;
      }
      const touched =
        fields.conditions !== undefined || TOLD_WEEKS_FIELDS.some(field => weeks[field] !== undefined);
      if (touched && !pregnancyFitsBirth(told, this.today())) {
        throw invalidField(
          pregnancyWeeks === undefined ? 'postpartumWeeks' : 'pregnancyWeeks',
          '출산한 뒤의 주수보다 임신 주수가 길어요. 둘 중 하나를 다시 확인해 주시겠어요?',
        );
      }
      const questions = asked(told);
      const open = questions.filter(({ question }) => !before.confirmedQuestions?.includes(question));
      if (open.length > 0 && fields.conditions !== undefined && !confirmed) throw questionOf(open);
      told.confirmedQuestions = (confirmed ? questions : questions.filter(each => !open.includes(each))).map(
        ({ question }) => question,
      );
      return sameHealth(before, told) ? told : { ...told, ...readinessAfterChange(told) };
    });
  }

  /** @param yes the questions answered with yes; null skips the screen and leaves earlier answers unchanged */
  async answerReadiness(userId: number, yes: ReadinessQuestion[] | null): Promise<HealthNotesDto> {
    const today = this.today();
    return this.change(userId, await this.asker(this.members.find(userId)), before => ({
      ...before,
      ...(yes !== null && { readinessYes: yes, readinessAnsweredOn: today }),
      readinessAskedOn: today,
    }));
  }

  /** After a change of the member's personal data, asks again about confirmed answers. */
  async forgetConfirmed(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(UserHealth, { userId }, { confirmedQuestions: null });
  }

  private change(
    userId: number,
    asked: QuestionSource,
    changed: (before: UserHealth) => UserHealth,
  ): Promise<HealthNotesDto> {
    return this.database.write(async manager => {
      // Before the first answer there is no row of its own to lock.
      await this.members.lockOwn(manager, userId);
      const kept = (await manager.findOneBy(UserHealth, { userId })) ?? untold(userId);
      const row = changed(asOf(kept, this.today()));
      await saveByKey(manager, UserHealth, row, ['userId']);
      return this.notes(row, asked);
    });
  }

  private notes(row: UserHealth, asked: QuestionSource): HealthNotesDto {
    const open = asked(row).filter(({ question }) => !row.confirmedQuestions?.includes(question));
    return HealthNotesDto.from(row, open, this.today());
  }

  /** The questions for this member; none if the member is gone. */
  private async asker(found: ReturnType<Members['find']>): Promise<QuestionSource> {
    const member = await found;
    return row => (member ? healthQuestions(row, member, this.today()) : []);
  }

  private today(): string {
    return koreanDate(this.clock.now());
  }
}

type QuestionSource = (row: UserHealth) => AskedHealthQuestion[];

/** The questions as one error, each on its field. */
function questionOf(questions: AskedHealthQuestion[]): AppError {
  return new AppError('HEALTH_QUESTION_EXCEPTION', {
    message: questions.map(({ message }) => message).join(' '),
    fields: questions.map(({ message }) => ({ field: 'conditions', message })),
  });
}

/** Only the present fields: a missing one must not overwrite. */
function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
