export { isOwnPlace, PLACES, SESSION_MINUTES, type Place } from './places.js';
export { TrainingPreferencesModule } from './training-preferences.module.js';
export { TrainingPreferencesService } from './training-preferences.service.js';
