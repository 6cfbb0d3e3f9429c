import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/security/access.decorators.js';
import { MachineDto, MachineNameDto } from './dto/names.dto.js';
import { BodyPartFilterDto } from './dto/search-requests.dto.js';
import { EquipmentService } from './equipment.service.js';

@ApiTags('기구')
@Public()
@Controller('machines')
export class MachinesController {
  constructor(private readonly equipment: EquipmentService) {}

  @Post('list')
  @HttpCode(200)
  @ApiOperation({ summary: '고른 부위의 운동에 쓰이는 기구 이름' })
  @ApiOkResponse({ type: [MachineNameDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  names(@Body() filter: BodyPartFilterDto): Promise<MachineNameDto[]> {
    return this.equipment.machineNames(filter.bodyPartKoreanName);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '고른 부위의 운동에 쓰이는 기구' })
  @ApiOkResponse({ type: [MachineDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  machines(@Body() filter: BodyPartFilterDto): Promise<MachineDto[]> {
    return this.equipment.machines(filter.bodyPartKoreanName);
  }
}
