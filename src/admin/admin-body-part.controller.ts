import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminsOnly } from '../common/security/access.decorators.js';
import { AdminResourceController } from './admin-resource.controller.js';
import { AdminBodyPartDto, BodyPartResource, IdentifiedBodyPartInput } from '../catalogue/public.js';

@AdminsOnly()
@ApiTags('관리자: 운동 부위')
@Controller('admin/bodyParts')
export class AdminBodyPartController extends AdminResourceController(new BodyPartResource(), {
  koreanName: '운동 부위',
  row: AdminBodyPartDto,
  identifiedInput: IdentifiedBodyPartInput,
}) {}
