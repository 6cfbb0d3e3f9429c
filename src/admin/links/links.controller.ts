import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly } from '../../common/security/access.decorators.js';
import { LinkChecks } from './link-checks.service.js';
import { CheckedLinkDto, LinkInput, LinksDto } from './links.dto.js';

@ApiTags('관리자: 현황')
@AdminsOnly()
@Controller('admin/links')
export class LinksController {
  constructor(private readonly checks: LinkChecks) {}

  @Get()
  @ApiOperation({
    summary: '답하지 않는 링크',
    description: '영상과 사는 곳의 링크를 일주일에 한 번 확인해요. 다른 날 두 번 실패하면 나와요.',
  })
  @ApiOkResponse({ type: LinksDto })
  state(): Promise<LinksDto> {
    return this.checks.state();
  }

  @Post('check')
  @HttpCode(200)
  @ApiOperation({ summary: '링크 하나를 지금 확인' })
  @ApiOkResponse({ type: CheckedLinkDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  async check(@Body() { url }: LinkInput): Promise<CheckedLinkDto> {
    return { fault: await this.checks.checkNow(url) };
  }

  @Post('checkAll')
  @HttpCode(202)
  @ApiOperation({
    summary: '모든 링크를 지금부터 다시 확인',
    description: '1초에 하나쯤 확인해요. 이미 하는 중이면 그대로 이어져요.',
  })
  @ApiAcceptedResponse({ type: LinksDto })
  checkAll(): Promise<LinksDto> {
    return this.checks.checkAll();
  }
}
