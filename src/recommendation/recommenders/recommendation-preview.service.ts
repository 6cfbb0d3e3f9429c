import { Injectable } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { defaultComposition } from '../../body-data/public.js';
import {
  BODY_PARTS,
  CatalogueReadModel,
  SUPPLEMENT_PURPOSES,
  type ProductRow,
  type WorkoutRow,
} from '../../catalogue/public.js';
import { USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { SupplementThread } from './supplement-thread.service.js';

/** Korean adults, rounded (8th Size Korea survey, 2021). */
const PEOPLE = [
  { sex: '남', heightCm: 172, weightKg: 75, word: '남성' },
  { sex: '여', heightCm: 160, weightKg: 58, word: '여성' },
] as const;
const USUAL_AGE = 30;
const EXPERIENCES = [
  { experience: 'beginner', word: '초보' },
  { experience: 'intermediate', word: '중급' },
] as const;
const BARE = '맨몸';
const BUDGETS = [70_000, 150_000];

/** The typical requests whose answer contains the item. */
export interface RecommendationPreview {
  /** Number of requests tried. */
  tried: number;
  found: { request: string; place: number }[];
}

/** Previews the engine's use of one catalogue item: which requests of typical people it answers with it. Stores nothing. */
@Injectable()
export class RecommendationPreviews {
  constructor(
    private readonly catalogue: CatalogueReadModel,
    private readonly engine: EngineCatalogue,
    private readonly thread: SupplementThread,
  ) {}

  /** Ten body parts, in a gym and with body weight only, for two sexes and two levels of experience. @param typed the edited workout */
  async ofWorkout(id: number, typed?: WorkoutRow): Promise<RecommendationPreview> {
    const catalogue = await (typed ? this.engine.workoutsWith(typed) : this.engine.workouts());
    const everything = this.catalogue.names.machines.map(({ koreanName }) => koreanName);
    const places = [
      { machineNames: everything, word: '헬스장' },
      { machineNames: [BARE], word: BARE },
    ];
    const result: RecommendationPreview = { tried: 0, found: [] };
    for (const { koreanName: part } of BODY_PARTS) {
      for (const { machineNames, word: where } of places) {
        for (const person of PEOPLE) {
          for (const { experience, word: grade } of EXPERIENCES) {
            const { items } = recommendWorkouts({
              member: { ...bodyOf(person), memberKey: 0, upDownBalance: 0.5 },
              request: { bodyParts: [part], machineNames, goal: 'general', experience, minutes: null },
              profile: USUAL_PROFILE,
              ...{ catalogue, belief: null, week: 0 },
            });
            const ids = items.map(({ workoutId }) => workoutId);
            note(result, ids.indexOf(id), `${part} · ${where} · ${grade} ${person.word}`);
            await othersTurn();
          }
        }
      }
    }
    return result;
  }

  /** Each purpose with two budgets, for two sexes. @param typed the edited product */
  async ofProduct(productId: number, typed?: ProductRow): Promise<RecommendationPreview> {
    const products = await (typed ? this.engine.productsWith(typed) : this.engine.products());
    const result: RecommendationPreview = { tried: 0, found: [] };
    for (const purpose of SUPPLEMENT_PURPOSES) {
      for (const monthlyBudget of BUDGETS) {
        for (const person of PEOPLE) {
          const { items } = await this.thread.choose(products, {
            member: {
              ...bodyOf(person),
              ...{ allergens: [], conditions: [], medicines: [], readinessYes: [] },
              ...{ coffeeCupsPerDay: null, dietProteinPerKg: null },
            },
            request: { purposes: [purpose], monthlyBudget },
          });
          const ids = items.map(item => item.productId);
          note(
            result,
            ids.indexOf(productId),
            `${purpose} · 월 ${monthlyBudget / 10_000}만원 · ${person.word}`,
          );
        }
      }
    }
    return result;
  }
}

function bodyOf({ sex, heightCm, weightKg }: (typeof PEOPLE)[number]) {
  const { bodyFat, muscleMass } = defaultComposition(sex);
  return {
    ...{ sex, heightCm, weightKg, ageYears: USUAL_AGE },
    ...{ bodyFatPercent: bodyFat, muscleMassPercent: muscleMass, compositionSource: 'default' as const },
  };
}

function note(result: RecommendationPreview, index: number, request: string): void {
  result.tried++;
  if (index >= 0) result.found.push({ request, place: index + 1 });
}
