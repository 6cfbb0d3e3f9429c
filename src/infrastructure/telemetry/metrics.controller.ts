import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Registry } from 'prom-client';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/security/access.decorators.js';

@ApiTags('상태')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly registry: Registry) {}

  @Public()
  @Get()
  @ApiOperation({ summary: '측정값 (Prometheus). METRICS=on일 때만 있어요.' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    reply.type(this.registry.contentType);
    return this.registry.metrics();
  }
}
