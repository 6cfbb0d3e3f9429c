import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminsOnly } from '../common/security/access.decorators.js';
import { AdminResourceController } from './admin-resource.controller.js';
import { AdminSupplementDto, IdentifiedSupplementInput, SupplementResource } from '../catalogue/public.js';

@AdminsOnly()
@ApiTags('관리자: 보충제')
@Controller('admin/supplements')
export class AdminSupplementController extends AdminResourceController(new SupplementResource(), {
  koreanName: '보충제',
  row: AdminSupplementDto,
  identifiedInput: IdentifiedSupplementInput,
}) {}
