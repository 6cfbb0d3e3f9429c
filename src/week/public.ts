export { MyWeeks } from './my-weeks.service.js';
export { WeekModule } from './week.module.js';
