import { invalidField } from '../../common/errors/app-error.js';
import type { Workout } from '../entities/workout.entity.js';
import { workoutPicture } from '../picture-paths.js';
import type { AdminWorkoutDto } from './dto/rows.dto.js';
import type { WorkoutInput } from './dto/workout.input.js';

/** A workout as the console and an export show it. */
export function rowOf(
  workout: Workout,
  names: Pick<AdminWorkoutDto, 'primaryBodyParts' | 'secondaryBodyParts' | 'machines'>,
): AdminWorkoutDto {
  return {
    id: workout.id,
    koreanName: workout.koreanName,
    englishName: workout.englishName,
    aliases: workout.aliases,
    ...names,
    description: workout.description,
    mistakes: workout.mistakes,
    safety: workout.safety,
    imgPath: workoutPicture({ ...workout, ...names, machineNames: names.machines }),
    videoLink: workout.videoLink,
    pattern: workout.pattern,
    family: workout.family,
    mechanic: workout.mechanic,
    loadType: workout.loadType,
    baseLift: workout.baseLift,
    ratioMale: workout.ratioMale,
    ratioFemale: workout.ratioFemale,
    ratioSource: workout.ratioSource,
    incrementKg: workout.incrementKg,
    minLoadKg: workout.minLoadKg,
    bodyweightShare: workout.bodyweightShare,
    assistable: workout.assistable,
    gentle: workout.gentle,
    stresses: workout.stresses ?? [],
    mildStresses: workout.mildStresses ?? [],
    stressReason: workout.stressReason,
    facts: workout.facts,
    easierVariantId: workout.easierVariantId,
    skill: workout.skill,
    staple: workout.staple,
    hidden: workout.hidden,
    version: workout.version,
  };
}

/** The columns of an input, except its references. @throws a 400 when a stress has no reason, or is both full and mild */
export function fieldsOf(input: WorkoutInput) {
  return {
    koreanName: input.koreanName,
    englishName: input.englishName,
    aliases: input.aliases ?? [],
    description: input.description,
    mistakes: input.mistakes ?? [],
    safety: input.safety ?? '',
    videoLink: input.videoLink ?? null,
    pattern: input.pattern,
    family: input.family,
    mechanic: input.mechanic,
    loadType: input.loadType,
    baseLift: input.baseLift ?? null,
    ratioMale: input.ratioMale,
    ratioFemale: input.ratioFemale,
    ratioSource: input.ratioSource ?? '',
    incrementKg: input.incrementKg,
    minLoadKg: input.minLoadKg,
    bodyweightShare: input.bodyweightShare ?? null,
    assistable: input.assistable ?? false,
    gentle: input.gentle ?? false,
    ...stressesOf(input),
    facts: input.facts ?? null,
    easierVariantId: input.easierVariantId ?? null,
    skill: input.skill,
    staple: input.staple ?? 1,
    hidden: input.hidden ?? false,
  };
}

function stressesOf({ stresses = [], mildStresses = [], stressReason }: WorkoutInput) {
  if (!stressReason && stresses.length + mildStresses.length > 0) {
    throw invalidField('stressReason', '부담을 주는 곳이 있으면 까닭도 적어 주세요.');
  }
  if (stresses.some(stress => mildStresses.includes(stress))) {
    throw invalidField('mildStresses', '크게 부담을 주는 곳과 조금 부담을 주는 곳이 겹쳐요.');
  }
  return { stresses, mildStresses, stressReason: stressReason ?? '' };
}
