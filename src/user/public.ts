export { HealthNotesDto } from './dto/health-notes.dto.js';
export { HealthNotesModule } from './health-notes.module.js';
export { HealthNotesService } from './health-notes.service.js';
export { SEXES } from './user.rules.js';
