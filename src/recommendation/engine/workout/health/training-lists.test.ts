import {
  CONDITIONS,
  MEDICINES,
  SORE_AREAS,
  SURGERY_AREAS,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { movementObjections } from '../fixture/health-checker.js';
import { PRODUCT_CATALOGUE } from '../fixture/product-catalogue.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import { isFit, trainingLimits } from './training-limits.js';
import type { RuledBody } from './training-rule.types.js';
import { TRAINING_RULES } from './training-rules.js';

/** Park–Miller: the same members every time. */
function numbers(): (below: number) => number {
  let state = 20_261_124;
  return below => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Pick = ReturnType<typeof numbers>;
const someOf = <T>(pick: Pick, all: readonly T[], most: number): T[] =>
  Array.from({ length: pick(most + 1) }, () => all[pick(all.length)]!);
const weeksOf = (pick: Pick, below: number): number | null => (pick(5) === 0 ? null : pick(below));

function anyBody(pick: Pick): RuledBody {
  const heightCm = 120 + pick(90);
  const bmi = [14, 15.9, 16, 22, 22, 24, 28, 39.9, 40, 46][pick(10)]!;
  const ageYears = [12, 13, 14, 17, 18, 25, 35, 50, 64, 65, 75, 90][pick(12)]!;
  return { ageYears, heightCm, weightKg: bmi * (heightCm / 100) ** 2 };
}

function anyHealth(pick: Pick): TrainingHealth {
  return {
    conditions: someOf(pick, CONDITIONS, 2),
    medicines: someOf(pick, MEDICINES, 1),
    soreAreas: [...new Set(someOf(pick, SORE_AREAS, 3))],
    pregnancyWeeks: weeksOf(pick, 43),
    postpartumWeeks: weeksOf(pick, 53),
    surgeryAreas: someOf(pick, SURGERY_AREAS, 2),
    surgeryWeeks: weeksOf(pick, 53),
    readiness: (['clear', 'clear', 'yes', 'unanswered'] as const)[pick(4)]!,
  };
}

const MEMBERS = 20_000;

describe(`${MEMBERS.toLocaleString('en')} generated members`, () => {
  it('have nothing in their lists that an independently written physician objects to', () => {
    const pick = numbers();
    const objections = new Map<string, number>();
    const seen = new Set<string>();
    let inLists = 0;
    for (let member = 0; member < MEMBERS; member++) {
      const body = anyBody(pick);
      const health = anyHealth(pick);
      const limits = trainingLimits(health, 'general', body);
      for (const { state } of limits.rules) seen.add(state);
      for (const workout of PRODUCT_CATALOGUE) {
        if (!isFit(workout, limits)) continue;
        inLists += 1;
        for (const what of movementObjections(health, workout, body)) {
          const told = `${workout.koreanName}: ${what}`;
          objections.set(told, (objections.get(told) ?? 0) + 1);
        }
      }
    }
    expect([...objections]).toEqual([]);
    expect(inLists).toBeGreaterThan(500_000);
    expect([...TRAINING_RULES.map(({ state }) => state)].filter(state => !seen.has(state))).toEqual([]);
  });
});

it('the physician objects to what was found: the checker sees', () => {
  const of = (name: string) => PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === name)!;
  const sees = (name: string, health: Partial<TrainingHealth>, body: Partial<RuledBody> = {}): string[] =>
    movementObjections({ ...HEALTH_UNTOLD, ...health }, of(name), {
      ...{ ageYears: 35, heightCm: 170, weightKg: 65 },
      ...body,
    });
  const late = { conditions: ['임신' as const], pregnancyWeeks: 36 };
  for (const name of ['커트시 런지', '케틀벨 스윙', '월 싯', '사이드 런지'])
    expect(sees(name, late)).not.toEqual([]);
  for (const name of ['케틀벨 스윙', '커트시 런지', '레그 레이즈', '리버스 크런치', '디클라인 푸시업'])
    expect(sees(name, { conditions: ['심장 질환'] })).not.toEqual([]);
  for (const name of ['루마니안 데드리프트', '싱글 레그 루마니안 데드리프트', '데드리프트'])
    expect(sees(name, { conditions: ['골다공증'] })).not.toEqual([]);
  const operated = {
    conditions: ['최근 수술' as const],
    surgeryAreas: ['배·골반' as const],
    surgeryWeeks: 20,
  };
  expect(sees('플랭크', operated)).not.toEqual([]);
  // Even without any fact, the name reveals the movement.
  const untold = { ...of('케틀벨 스윙'), facts: [], stresses: [], mildStresses: [] };
  expect(
    movementObjections({ ...HEALTH_UNTOLD, ...late }, untold, { ageYears: 30, heightCm: 165, weightKg: 60 }),
  ).not.toEqual([]);
});
