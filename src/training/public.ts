export { LoggedSets, type WorkTotal } from './history/logged-sets.service.js';
export { trainedParts } from './history/trained-parts.js';
export { TrainingModule } from './training.module.js';
