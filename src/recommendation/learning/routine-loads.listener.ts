import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { DomainEvents, type DomainEventPayloads } from '../../infrastructure/events/domain-events.js';
import type { Seen } from '../engine/learning/load-evidence.js';
import type { WorkoutRecommendationItem } from '../engine/workout/workout-engine.types.js';
import { Observations } from './observations.service.js';
import { RecommendedLoadsReader } from './recommended-loads.service.js';

/** Reserve of the general goal, used where no recommendation gives one. */
const DEFAULT_RESERVE = 3;

type Load = DomainEventPayloads['workout-weight-typed'];
type Withdrawal = DomainEventPayloads['workout-answer-withdrawn'];

/** Records what members do with the workouts of their routines. */
@Injectable()
export class RoutineLoadsListener implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  onModuleInit(): void {
    this.events.on('workout-answered', (manager, { answer, stop, ...load }) =>
      this.observe(manager, 'answer', load, repetitions => ({
        kind: 'answer',
        weightKg: load.weightKg,
        repetitions,
        answer,
        ...(stop && { stop }),
      })),
    );
    this.events.on('workout-weight-typed', (manager, load) =>
      this.observe(manager, 'choice', load, (repetitions, reserve) => ({
        kind: 'choice',
        weightKg: load.weightKg,
        repetitions,
        reserve,
      })),
    );
    this.events.on('workout-answer-withdrawn', (manager, taken) => this.withdraw(manager, 'answer', taken));
    this.events.on('workout-weight-untyped', (manager, taken) => this.withdraw(manager, 'choice', taken));
  }

  /** Records nothing where not even the repetitions are known. */
  private async observe(
    manager: EntityManager,
    kind: 'answer' | 'choice',
    load: Load,
    seenAt: (repetitions: number, reserve: number) => Seen,
  ): Promise<void> {
    const { userId, myWorkoutId, workoutId, historyId } = load;
    const history =
      historyId === null
        ? undefined
        : (await this.recommended.of(userId, [historyId], manager)).get(historyId);
    const item = history?.items.find(each => each.workoutId === workoutId);
    const repetitions = load.repetitions ?? item?.repeat ?? 0;
    if (repetitions < 1) return;
    await this.observations.record(manager, {
      userId,
      source: `${kind}:${myWorkoutId}`,
      date: koreanDate(this.clock.now()),
      workoutId,
      experience: history?.experience ?? null,
      seen: seenAt(repetitions, (item && reserveOf(item)) ?? DEFAULT_RESERVE),
      heldUntil: null,
    });
  }

  private withdraw(
    manager: EntityManager,
    kind: 'answer' | 'choice',
    { userId, myWorkoutId }: Withdrawal,
  ): Promise<void> {
    const today = koreanDate(this.clock.now());
    return this.observations.withdraw(manager, userId, `${kind}:${myWorkoutId}`, today);
  }
}

/** The reserve of a typed weight: the required one. The displayed one may be higher, where no heavier load exists. */
function reserveOf({ evidence }: WorkoutRecommendationItem): number | null {
  const { repsInReserve, basis, firstSessionFactor } = evidence;
  // Results of the first version have no basis.
  const asked = (basis as typeof basis | null)?.askedReserve;
  const isCautious = firstSessionFactor !== 1 || repsInReserve === null || asked === undefined;
  return isCautious ? repsInReserve : Math.min(repsInReserve, asked);
}
