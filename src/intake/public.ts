export { Intake } from './intake.service.js';
export { TakenModule } from './taken.module.js';
export { ReportedLabels, type ReportedLabel, type ReportedName } from './reported/reported-labels.js';
