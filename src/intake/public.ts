export { Intake } from './intake.service.js';
export { TakenModule } from './taken.module.js';
