export { BodyDataModule } from './body-data.module.js';
export { BodyDataService } from './body-data.service.js';
export { defaultComposition } from './body-data.rules.js';
export { BodyFieldsDto } from './dto/body-fields.dto.js';
export type { BodyData } from './entities/body-data.entity.js';
