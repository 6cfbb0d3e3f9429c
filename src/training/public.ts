export { CardioHistory, countedMinutes } from './history/cardio-history.service.js';
export { CARDIO_EFFORTS, CARDIO_KINDS, type CardioEffort, type CardioKind } from './cardio.vocabulary.js';
export { LoggedSets, type WorkTotal } from './history/logged-sets.service.js';
export { RecommendedAmounts } from './history/recommended-amounts.service.js';
export { trainedParts } from './history/trained-parts.js';
export { TrainingBreaks } from './breaks/training-breaks.service.js';
export { TrainingBreakDto } from './dto/training-break.dto.js';
export { NextWorkouts } from './next/next-workouts.service.js';
export { TrainingModule } from './training.module.js';
