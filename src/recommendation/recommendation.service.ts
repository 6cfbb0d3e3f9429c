import { Inject, Injectable, Logger } from '@nestjs/common';
import { SUPPLEMENT_PURPOSES } from '../catalogue/catalogue.vocabulary.js';
import { CatalogueMemory } from '../catalogue/memory/catalogue-memory.service.js';
import { knownBodyParts, requireKnownMachines } from '../catalogue/memory/known-names.js';
import { AppError } from '../common/errors/app-error.js';
import { ERROR_CATALOGUE } from '../common/errors/error-catalogue.js';
import { HISTORY_PAGE_SIZE, type Page } from '../common/http/pagination.js';
import { Clock } from '../common/time/clock.js';
import { Database, isUniqueViolation } from '../infrastructure/database/database.js';
import { JobQueue } from '../infrastructure/queue/job-queue.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import {
  HistoryEntryDto,
  type FailedDto,
  type PendingDto,
  type RecommendationIdDto,
} from './dto/history.dto.js';
import type {
  SupplementRecommendationRequestDto,
  WorkoutRecommendationRequestDto,
} from './dto/recommendation-requests.dto.js';
import { RecommendationHistory, type RecommendationType } from './entities/recommendation-history.entity.js';
import type { GenericRequest } from './generic-request.pipe.js';
import { MemberProfiles } from './recommenders/member-profile.service.js';
import { pendingKeyOf, requireCompatiblePurposes } from './recommendation.rules.js';

/** A finished recommendation as it was stored. */
export type DoneRecommendation = { status: 'DONE'; id: number } & Record<string, unknown>;

/** How often a request is looked at again when the job it equals ends at that very moment. */
const MOST_RACES = 3;

/** Asking for recommendations and reading what came of it. */
@Injectable()
export class RecommendationService {
  private readonly logger = new Logger(RecommendationService.name);

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(CatalogueMemory) private readonly catalogue: CatalogueMemory,
    @Inject(MemberProfiles) private readonly members: MemberProfiles,
  ) {}

  purposes(): string[] {
    return [...SUPPLEMENT_PURPOSES];
  }

  request(userId: number, { type, request }: GenericRequest): Promise<RecommendationIdDto> {
    return type === 'workout'
      ? this.requestWorkouts(userId, request)
      : this.requestSupplements(userId, request);
  }

  requestWorkouts(userId: number, request: WorkoutRecommendationRequestDto): Promise<RecommendationIdDto> {
    knownBodyParts(this.catalogue, request.bodyPartKoreanName);
    requireKnownMachines(this.catalogue, request.machineKoreanName);
    return this.enter(userId, 'workout', request);
  }

  requestSupplements(
    userId: number,
    request: SupplementRecommendationRequestDto,
  ): Promise<RecommendationIdDto> {
    requireCompatiblePurposes(request.purpose);
    return this.enter(userId, 'supplement', request);
  }

  /** The answer of one history: pending, done or given up. */
  async result(
    userId: number,
    type: RecommendationType,
    id: number,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    const row = await this.database.read.findOneBy(RecommendationHistory, { id, userId, type });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    if (row.state === 'DONE') return doneOf(row);
    if (row.state !== 'FAILED') return { status: 'PENDING' };
    const fallback = ERROR_CATALOGUE.RECOMMENDATION_FAILED_EXCEPTION.message;
    return { status: 'RECOMMENDATION_FAILED_EXCEPTION', message: row.failureMessage ?? fallback };
  }

  /** The supplement result that was finished last. */
  async latestSupplements(userId: number): Promise<DoneRecommendation> {
    const [row] = await this.database.read.find(RecommendationHistory, {
      where: { userId, type: 'supplement', state: 'DONE' },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return doneOf(row);
  }

  /** Newest first; both kinds without `type`. */
  async histories(userId: number, page: number, type?: RecommendationType): Promise<Page<HistoryEntryDto>> {
    const [rows, total] = await this.database.read.findAndCount(RecommendationHistory, {
      select: { id: true, type: true, state: true, createdAt: true, request: true },
      where: { userId, ...(type ? { type } : {}) },
      order: { id: 'DESC' },
      skip: (page - 1) * HISTORY_PAGE_SIZE,
      take: HISTORY_PAGE_SIZE,
    });
    return { rows: rows.map(row => HistoryEntryDto.from(row)), total, pageSize: HISTORY_PAGE_SIZE };
  }

  /** The unfinished job of the same request, or a new one. */
  private async enter(
    userId: number,
    type: RecommendationType,
    request: object,
  ): Promise<RecommendationIdDto> {
    const pendingKey = pendingKeyOf(userId, type, request);
    const pending = await this.pending(pendingKey);
    if (pending) return pending;
    if (!(await this.members.hasBodyData(userId))) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    await this.limits.consume('recommendations', userId);
    const id = await this.insert(userId, type, request, pendingKey);
    // Whatever becomes of the message, the row is there: a sweep finds it within seconds.
    await this.queue
      .enqueue({ jobId: id, attempt: 0 })
      .catch((error: unknown) => this.logger.warn({ err: error, jobId: id, during: 'enqueue' }));
    return { id };
  }

  private async insert(
    userId: number,
    type: RecommendationType,
    request: object,
    pendingKey: string,
  ): Promise<number> {
    for (let race = 1; ; race++) {
      try {
        const { identifiers } = await this.database.write(manager =>
          manager.insert(RecommendationHistory, {
            userId,
            type,
            state: 'PENDING',
            request: { ...request },
            pendingKey,
            createdAt: this.clock.now(),
          }),
        );
        return identifiers[0]!.id;
      } catch (error) {
        if (!isUniqueViolation(error) || race === MOST_RACES) throw error;
        const pending = await this.pending(pendingKey);
        if (pending) return pending.id;
      }
    }
  }

  private async pending(pendingKey: string): Promise<RecommendationIdDto | null> {
    const row = await this.database.read.findOne(RecommendationHistory, {
      select: { id: true },
      where: { pendingKey },
    });
    return row ? { id: row.id } : null;
  }
}

function doneOf({ id, result }: RecommendationHistory): DoneRecommendation {
  return { status: 'DONE', id, ...result };
}
