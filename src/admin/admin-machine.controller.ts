import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminsOnly } from '../common/security/access.decorators.js';
import { AdminResourceController } from './admin-resource.controller.js';
import { AdminMachineDto, IdentifiedMachineInput, MachineResource } from '../catalogue/public.js';

@AdminsOnly()
@ApiTags('관리자: 기구')
@Controller('admin/machines')
export class AdminMachineController extends AdminResourceController(new MachineResource(), {
  koreanName: '기구',
  row: AdminMachineDto,
  identifiedInput: IdentifiedMachineInput,
}) {}
