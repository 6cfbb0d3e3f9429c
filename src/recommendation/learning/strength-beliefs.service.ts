import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { learn, type Observation } from '../engine/learning/replay.js';
import { beliefOn, LEARNING_MODEL_VERSION } from '../engine/learning/strength-belief.js';
import type { StrengthBelief } from '../engine/learning/strength-belief.types.js';
import type { TrainingHealth } from '../engine/workout/workout-engine.types.js';
import type { EngineMember, EngineWorkout } from '../engine/strength/strength.types.js';
import type { RuledBody } from '../engine/workout/health/training-rule.types.js';
import { StrengthBeliefRow } from '../entities/strength-belief.entity.js';
import type { StrengthObservation } from '../entities/strength-observation.entity.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles, type TraineeRecord } from '../inputs/member-profile.service.js';
import { usualMember } from '../inputs/usual-member.js';
import type { BodyHistory } from '../inputs/body-history.js';
import { Observations } from './observations.service.js';

/** The member data that today's loads depend on. */
export interface Trainee {
  /** `YYYY-MM-DD`, KST. */
  today: string;
  /** Null without body data. */
  member: EngineMember | null;
  /** The body for health rules: without body data, a usual one of that age. Null for a deleted member. */
  ruledBody: RuledBody | null;
  health: TrainingHealth;
  /** As of today. */
  belief: StrengthBelief | null;
  /** Whether the member has any observation. */
  wasObserved: boolean;
}

/** Days to learn before yielding to other work: about 5 ms with forty exercises. */
const DAYS_AT_ONCE = 20;

/**
 * The belief about members' strength, computed from their current observations, bodies and catalogue. Past days are stored as one belief, so
 * that a read replays only the present day; if any input has changed, everything is replayed.
 */
@Injectable()
export class StrengthBeliefs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly observations: Observations,
  ) {}

  /** As of today; null without any observation or body data. */
  async of(userId: number): Promise<StrengthBelief | null> {
    return (await this.trainee(userId)).belief;
  }

  /** The member and their belief, read together. */
  async trainee(userId: number): Promise<Trainee> {
    const record = await this.members.trainee(userId);
    const { bodies, health, kept } = record;
    const today = koreanDate(this.clock.now());
    const belief = kept && bodies && (await this.believed(kept, bodies, today));
    return { today, ...bodyOn(today, record), health, belief, wasObserved: kept !== null };
  }

  /** The member data that health rules need, without computing the belief. */
  async underRules(userId: number): Promise<Pick<Trainee, 'health' | 'ruledBody'>> {
    const record = await this.members.trainee(userId);
    return { health: record.health, ruledBody: bodyOn(koreanDate(this.clock.now()), record).ruledBody };
  }

  private async believed(
    kept: StrengthBeliefRow,
    bodies: BodyHistory,
    today: string,
  ): Promise<StrengthBelief | null> {
    const settled = await this.settledOf(kept, bodies);
    const rows = await this.observations.after(kept.userId, settled.on);
    const held = rows.filter(row => this.observations.isHeld(row));
    // A day that a running session can still add to is not over.
    const present = held.reduce((first, { date }) => (date < first ? date : first), today);
    const counted = rows.filter(row => !held.includes(row));
    const observed = await this.inEngineTerms(counted, bodies);
    const past = observed.filter(({ date }) => date < present);
    const before = past.length === 0 ? settled.belief : await this.settle(kept, settled.belief, past, bodies);
    const belief = learn(
      before,
      observed.filter(({ date }) => date >= present),
    );
    return belief && beliefOn(belief, today);
  }

  /** The stored belief, if all its inputs are unchanged. */
  private async settledOf(
    { settledOn: on, belief, basis }: StrengthBeliefRow,
    bodies: BodyHistory,
  ): Promise<{ on: string | null; belief: StrengthBelief | null }> {
    const holds = on !== null && belief !== null && basis === (await this.basisOf(belief, on, bodies));
    return holds ? { on, belief } : { on: null, belief: null };
  }

  /** Learns the past days and stores the result, unless an observation has changed in the meantime. */
  private async settle(
    { userId, revision }: StrengthBeliefRow,
    before: StrengthBelief | null,
    past: readonly Observation[],
    bodies: BodyHistory,
  ): Promise<StrengthBelief | null> {
    let belief = before;
    for (const days of inParts(past)) {
      belief = learn(belief, days);
      await nextTurn();
    }
    if (belief === null) return null;
    const settledOn = past.at(-1)!.date;
    const kept = { belief, settledOn, basis: await this.basisOf(belief, settledOn, bodies) };
    // TypeORM types a JSON column as a nested entity.
    await this.database.write(manager =>
      manager.update(
        StrengthBeliefRow,
        { userId, revision },
        kept as QueryDeepPartialEntity<StrengthBeliefRow>,
      ),
    );
    return belief;
  }

  private async inEngineTerms(
    rows: readonly StrengthObservation[],
    bodies: BodyHistory,
  ): Promise<Observation[]> {
    const workouts = await this.catalogue.workoutsById(rows.flatMap(({ workoutId }) => workoutId ?? []));
    return rows.map(({ date, workoutId, experience, seen }) => ({
      date,
      member: bodies.on(date),
      experience: experience ?? undefined,
      workout: workoutId === null ? null : (workouts.get(workoutId) ?? null),
      seen,
    }));
  }

  private async basisOf(belief: StrengthBelief, day: string, bodies: BodyHistory): Promise<string> {
    const ids = belief.exercises.map(({ workoutId }) => workoutId);
    const workouts = await this.catalogue.workoutsById(ids);
    const models = ids.map(id => loadModelOf(workouts.get(id)));
    return createHash('sha256')
      .update(JSON.stringify([LEARNING_MODEL_VERSION, bodies.upTo(day), models]))
      .digest('hex');
  }
}

/** All fields of an exercise that learning uses. */
function loadModelOf(workout: EngineWorkout | undefined): unknown {
  if (workout === undefined) return null;
  const { baseLift, ratioMale, ratioFemale, pattern, mechanic, loadType } = workout;
  const { incrementKg, minLoadKg, bodyweightShare, assistable } = workout;
  const ratios = [baseLift, ratioMale, ratioFemale, pattern, mechanic, loadType];
  return [ratios, incrementKg, minLoadKg, bodyweightShare, assistable];
}

/** Chunks of whole days. */
function inParts(observations: readonly Observation[]): Observation[][] {
  const days: Observation[][] = [];
  for (const observation of observations) {
    if (days.at(-1)?.[0]?.date === observation.date) days.at(-1)!.push(observation);
    else days.push([observation]);
  }
  return Array.from({ length: Math.ceil(days.length / DAYS_AT_ONCE) }, (_, part) =>
    days.slice(part * DAYS_AT_ONCE, (part + 1) * DAYS_AT_ONCE).flat(),
  );
}

function bodyOn(
  today: string,
  { bodies, user }: Pick<TraineeRecord, 'bodies' | 'user'>,
): Pick<Trainee, 'member' | 'ruledBody'> {
  const member = bodies?.on(today) ?? null;
  const unknown = user && usualMember(user.sex, undefined, ageInYears(user.birthDate, today));
  return { member, ruledBody: member ?? unknown };
}
