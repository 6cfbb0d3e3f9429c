export { WeekModule } from './week.module.js';
export { Weeks } from './weeks.service.js';
