export { MembersModule } from './members.module.js';
export { Members } from './members.service.js';
export type { Sex, User } from './user.entity.js';
