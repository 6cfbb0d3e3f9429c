import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/security/access.decorators.js';
import { BodyPartDto, BodyPartNamesDto } from './dto/names.dto.js';
import { EquipmentService } from './equipment.service.js';

@ApiTags('운동 부위')
@Public()
@Controller('bodyParts')
export class BodyPartsController {
  constructor(private readonly equipment: EquipmentService) {}

  @Get()
  @ApiOperation({ summary: '운동 부위 이름' })
  @ApiOkResponse({ type: BodyPartNamesDto })
  names(): BodyPartNamesDto {
    return this.equipment.bodyPartNames();
  }

  @Get('all')
  @ApiOperation({ summary: '운동 부위 전체' })
  @ApiOkResponse({ type: [BodyPartDto] })
  all(): BodyPartDto[] {
    return this.equipment.bodyParts();
  }
}
