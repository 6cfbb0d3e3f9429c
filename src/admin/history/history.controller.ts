import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { CatalogueHistory } from './catalogue-history.service.js';
import { CatalogueHistoryDto, CatalogueHistoryQueryDto } from './catalogue-history.dto.js';

@ApiTags('관리자')
@AdminsOnly()
@Controller('admin/history')
export class HistoryController {
  constructor(private readonly history: CatalogueHistory) {}

  @Get()
  @ApiOperation({ summary: '카탈로그의 변경 이력, 새것부터 20개씩' })
  @ApiOkResponse({ type: CatalogueHistoryDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  page(@Query() query: CatalogueHistoryQueryDto): Promise<CatalogueHistoryDto> {
    return this.history.page(query);
  }

  @Post(':id/undo')
  @HttpCode(204)
  @ApiOperation({
    summary: '한 항목의 마지막 변경 되돌리기',
    description:
      '수정은 앞의 내용으로, 추가는 삭제로, 삭제는 새 번호로 다시 추가해요. 그림은 되돌리지 않아요. 되돌린 것도 이력에 남고 다시 되돌릴 수 있어요.',
  })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION',
    'CHANGED_SINCE_EXCEPTION',
    'IN_USE_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  async undo(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    await this.history.undo(adminId, id);
  }
}
