import { isStrengthTraining, type MovementPattern } from '../catalogue.vocabulary.js';
import type { SearchDocument, SearchFacet } from './search-document.js';

/** The part of a workout that search looks at. */
export interface SearchableWorkout {
  id: number;
  koreanName: string;
  englishName: string;
  aliases: readonly string[];
  /** Korean names of body parts. */
  primaryBodyParts: readonly string[];
  secondaryBodyParts: readonly string[];
  /** Korean names of machines, or Korean and English ones. */
  machineNames: readonly string[];
  pattern?: MovementPattern;
  /** Order among equally good matches, lowest first; the id when left out. */
  sortKey?: number;
}

/** What people say for a body part instead of its name. */
const BODY_PART_WORDS: Record<string, readonly string[]> = {
  가슴: ['상체', '흉근', '대흉근', 'chest'],
  등: ['상체', '광배근', '승모근', '등빨', '등근육', 'back'],
  엉덩이: ['하체', '힙', '애플힙', '힙업', '둔근', 'hips', 'glutes'],
  어깨: ['상체', '삼각근', '숄더', '어깡', '어깨깡패', 'shoulders'],
  복부: [
    '복근',
    '식스팩',
    '초콜릿 복근',
    '왕자 복근',
    '11자 복근',
    '빨래판',
    '윗배',
    '아랫배',
    '코어',
    'abs',
    'core',
  ],
  종아리: ['하체', '카프', '비복근', 'calves'],
  '허벅지 앞': ['하체', '대퇴사두근', '앞벅지', '꿀벅지', '말벅지', 'quads'],
  '허벅지 뒤': ['하체', '햄스트링', '뒷벅지', 'hamstrings'],
  삼두: ['상체', '팔', '팔뚝', '삼두근', 'triceps'],
  이두: ['상체', '팔', '팔뚝', '알통', '이두근', 'biceps'],
};

/** What people call a whole kind of training. */
const KIND_WORDS: Partial<Record<MovementPattern, readonly string[]>> = {
  mobility: [
    '스트레칭',
    '스트래칭',
    '모빌리티',
    '가동성',
    '준비운동',
    '워밍업',
    '웜업',
    '쿨다운',
    '유연성',
    'warmup',
    'mobility',
    '마무리 운동',
    'stretching',
  ],
  conditioning: ['유산소 운동', '심폐 운동', '컨디셔닝', '인터벌', '타바타', '전신 운동', 'cardio', 'HIIT'],
};

/** What people call a machine by its Korean name. */
const MACHINE_WORDS: Record<string, readonly string[]> = {
  덤벨: ['아령'],
  밴드: ['세라밴드', '탄력밴드', '고무밴드'],
};

/** A workout as search sees it; its facets are its body parts. */
export function workoutSearchDocument(workout: SearchableWorkout): SearchDocument {
  const strongTexts: string[] = [];
  const weakTexts = [...workout.secondaryBodyParts];
  const facets: SearchFacet[] = [];
  for (const name of workout.primaryBodyParts) {
    strongTexts.push(`${name} 운동`);
    weakTexts.push(...(BODY_PART_WORDS[name] ?? []));
    facets.push({ name, rank: 0 });
  }
  strongTexts.push(
    ...workout.machineNames,
    ...workout.machineNames.flatMap(name => MACHINE_WORDS[name] ?? []),
  );
  strongTexts.push(...((workout.pattern && KIND_WORDS[workout.pattern]) ?? []));
  for (const name of workout.secondaryBodyParts) facets.push({ name, rank: 1 });
  return {
    id: workout.id,
    name: workout.koreanName,
    englishName: workout.englishName,
    aliases: workout.aliases,
    strongTexts,
    weakTexts,
    facets,
    // 바벨 스쿼트 before 덤벨 스모 스쿼트: every word more is a grip, a stance or a machine more.
    aside: workout.pattern !== undefined && !isStrengthTraining({ pattern: workout.pattern }),
    specialness: workout.koreanName.split(' ').length,
    sortKey: workout.sortKey ?? workout.id,
  };
}
