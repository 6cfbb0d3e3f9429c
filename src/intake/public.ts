export { Intake, type Refill } from './intake.service.js';
export { TakenModule } from './taken.module.js';
