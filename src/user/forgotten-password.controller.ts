import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { KnowsDevice } from '../auth/public.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { ForgottenPasswordDto } from './dto/forgotten-password.dto.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';

@ApiTags('로그인')
@Public()
@KnowsDevice()
@Controller('user/password')
export class ForgottenPasswordController {
  constructor(private readonly passwords: ForgottenPasswordService) {}

  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({
    summary: '잊은 비밀번호 다시 정하기',
    description:
      '`{loginEmail}`만 보내면 인증 코드를 메일로 보내고 202를, ' +
      '`{loginEmail, verificationCode, newPassword}`를 보내면 비밀번호를 바꾸고 204를 답해요.',
  })
  @ApiAcceptedResponse({ type: OkDto, description: '가입한 이메일인지와 상관없이 같은 답이에요.' })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_VERIFICATION_CODE_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
    'SERVICE_UNAVAILABLE_EXCEPTION',
  )
  async forgotten(
    @Body() body: ForgottenPasswordDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto | undefined> {
    const answer = await this.passwords.forgotten(body, caller);
    if (!answer) reply.status(HttpStatus.NO_CONTENT);
    return answer;
  }
}
