import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/security/access.decorators.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { SiteDto } from './site.dto.js';

@ApiTags('서비스')
@Controller('site')
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: '문의처와 만든 사람들. 운영자가 정하지 않은 것은 비어 있어요.' })
  @ApiOkResponse({ type: SiteDto })
  site(): SiteDto {
    return this.config.site;
  }
}
