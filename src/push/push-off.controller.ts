import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { Public } from '../common/security/access.decorators.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushEndpointDto } from './push.dto.js';

/** For the service worker, which has no login: the secret address is its proof. */
@ApiTags('알림')
@Public()
@Controller('push')
export class PushOffController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Post('off')
  @HttpCode(204)
  @ApiOperation({ summary: '알림에서 알림 끄기. 그런 주소가 없어도 같은 답이에요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION')
  off(@Body() { endpoint }: PushEndpointDto): Promise<void> {
    return this.subscriptions.end(endpoint);
  }
}
