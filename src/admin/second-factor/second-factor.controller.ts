import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import {
  AdminsOnly,
  BeforeSecondFactor,
  CurrentPrincipal,
  LeastAdmin,
  type Principal,
} from '../../common/security/access.decorators.js';
import { SecondFactorSettings } from './second-factor-settings.service.js';
import {
  ConfirmSecondFactorDto,
  RecoveryCodesDto,
  RemoveSecondFactorDto,
  SecondFactorStateDto,
  StartedSecondFactorDto,
  StartSecondFactorDto,
} from './second-factor.dto.js';

@ApiTags('관리자')
@AdminsOnly()
@LeastAdmin('viewer')
@BeforeSecondFactor()
@Controller('admin/secondFactor')
export class SecondFactorController {
  constructor(private readonly settings: SecondFactorSettings) {}

  @Get()
  @ApiOperation({ summary: '2단계 인증을 쓰고 있는지' })
  @ApiOkResponse({ type: SecondFactorStateDto })
  state(@CurrentPrincipal() admin: Principal): Promise<SecondFactorStateDto> {
    return this.settings.state(admin);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '인증 앱에 넣을 키 받기' })
  @ApiOkResponse({ type: StartedSecondFactorDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'CONFLICT_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  begin(
    @CurrentPrincipal() admin: Principal,
    @Body() { password }: StartSecondFactorDto,
    @CurrentCaller() caller: Caller,
  ): Promise<StartedSecondFactorDto> {
    return this.settings.begin(admin, password, caller);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: '인증 앱의 번호로 2단계 인증 켜기. 다른 관리자 로그인은 끝나요.' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_VERIFICATION_CODE_EXCEPTION',
    'SECOND_FACTOR_UNREADABLE_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  confirm(
    @CurrentPrincipal() admin: Principal,
    @Body() { code }: ConfirmSecondFactorDto,
    @CurrentCaller() caller: Caller,
  ): Promise<RecoveryCodesDto> {
    return this.settings.confirm(admin, code, caller);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ summary: '2단계 인증 끄기' })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'WRONG_VERIFICATION_CODE_EXCEPTION',
    'SECOND_FACTOR_UNREADABLE_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  remove(
    @CurrentPrincipal() admin: Principal,
    @Body() body: RemoveSecondFactorDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.settings.remove(admin, body, caller);
  }
}
