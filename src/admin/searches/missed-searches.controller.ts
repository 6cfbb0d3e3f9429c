import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MissedSearches } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import {
  AliasInput,
  IgnoredKeywordDto,
  MissedKeywordDto,
  MissedKeywordInput,
} from './missed-searches.dto.js';
import { SearchAliases } from './search-aliases.service.js';

@ApiTags('관리자: 현황')
@AdminsOnly()
@Controller('admin/missedSearches')
export class MissedSearchesController {
  constructor(
    private readonly missed: MissedSearches,
    private readonly aliases: SearchAliases,
  ) {}

  @Get()
  @ApiOperation({
    summary: '결과가 없던 검색, 많이 찾은 것부터 30개까지',
    description: '30일 동안의 수예요. 누가 찾았는지는 남기지 않고, 지금은 찾을 수 있는 말은 나오지 않아요.',
  })
  @ApiOkResponse({ type: [MissedKeywordDto] })
  list(): Promise<MissedKeywordDto[]> {
    return this.missed.list();
  }

  @Post('alias')
  @HttpCode(204)
  @ApiOperation({ summary: '찾은 말을 별칭으로 추가', description: '변경 이력에 남고 되돌릴 수 있어요.' })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
    'SUPPLEMENT_NOT_FOUND_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  addAlias(@CurrentId() adminId: number, @Body() input: AliasInput): Promise<void> {
    return this.aliases.add(adminId, input);
  }

  @Post('ignore')
  @HttpCode(204)
  @ApiOperation({ summary: '찾은 말 무시', description: '1년 동안 세지 않아요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION')
  ignore(@Body() input: MissedKeywordInput): Promise<void> {
    return this.missed.ignore(input);
  }

  @Get('ignored')
  @ApiOperation({ summary: '무시한 말, 마지막에 무시한 것부터 100개까지' })
  @ApiOkResponse({ type: [IgnoredKeywordDto] })
  ignored(): Promise<IgnoredKeywordDto[]> {
    return this.missed.ignored();
  }

  @Post('restore')
  @HttpCode(204)
  @ApiOperation({ summary: '무시한 말 다시 세기', description: '무시하지 않은 말이면 아무 일도 없어요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION')
  restore(@Body() input: MissedKeywordInput): Promise<void> {
    return this.missed.restore(input);
  }
}
