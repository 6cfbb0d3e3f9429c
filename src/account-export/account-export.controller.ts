import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { AccountExportService } from './account-export.service.js';
import { AccountExportDto } from './account-export.dto.js';

@ApiTags('내 계정')
@MembersOnly()
@Controller('user')
export class AccountExportController {
  constructor(private readonly exports: AccountExportService) {}

  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="routineup-export.json"')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: '저장된 내 정보 전체를 파일 하나로 받기' })
  @ApiOkResponse({ type: AccountExportDto })
  export(@CurrentId() userId: number): Promise<AccountExportDto> {
    return this.exports.of(userId);
  }
}
