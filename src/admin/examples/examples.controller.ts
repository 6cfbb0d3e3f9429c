import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { ExamplesDto, HideExamplesDto } from './examples.dto.js';
import { Examples } from './examples.service.js';

@ApiTags('관리자: 보충제')
@AdminsOnly()
@Controller('admin/examples')
export class ExamplesController {
  constructor(private readonly examples: Examples) {}

  @Get()
  @ApiOperation({ summary: '예시로 만든 보충제가 얼마나 보이는지' })
  @ApiOkResponse({ type: ExamplesDto })
  state(): Promise<ExamplesDto> {
    return this.examples.state();
  }

  @Put()
  @ApiOperation({
    summary: '예시로 만든 보충제를 모두 숨기거나 다시 보이기',
    description: '회원에게 보이는 실제 제품이 하나도 없으면 숨기지 않아요.',
  })
  @ApiOkResponse({ type: ExamplesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'EXAMPLES_NEEDED_EXCEPTION')
  setHidden(@CurrentId() adminId: number, @Body() { hidden }: HideExamplesDto): Promise<ExamplesDto> {
    return this.examples.setHidden(adminId, hidden);
  }
}
