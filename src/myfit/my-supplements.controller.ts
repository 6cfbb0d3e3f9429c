import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { AddSupplementsDto, MySupplementDto } from './dto/my-supplements.dto.js';
import { MySupplementsService } from './my-supplements.service.js';

const id = (name: string) => ApiParam({ name, schema: { type: 'integer', minimum: 1 } });

@ApiTags('내 보충제')
@MembersOnly()
@Controller('myfit/routines/supplement')
export class MySupplementsController {
  constructor(private readonly supplements: MySupplementsService) {}

  @Get()
  @ApiOperation({ summary: '내 보충제' })
  @ApiOkResponse({ type: [MySupplementDto] })
  list(@CurrentId() userId: number): Promise<MySupplementDto[]> {
    return this.supplements.list(userId);
  }

  @Post()
  @ApiOperation({ summary: '내 보충제에 여러 개 추가' })
  @ApiCreatedResponse({ description: '추가된 보충제', type: [MySupplementDto] })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'SUPPLEMENT_NOT_FOUND_EXCEPTION',
    'ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  addAll(
    @CurrentId() userId: number,
    @Body() { supplementIds }: AddSupplementsDto,
  ): Promise<MySupplementDto[]> {
    return this.supplements.add(userId, supplementIds);
  }

  @Post(':supplementId')
  @ApiOperation({ summary: '내 보충제에 하나 추가' })
  @id('supplementId')
  @ApiCreatedResponse({ description: '추가된 보충제', type: [MySupplementDto] })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'SUPPLEMENT_NOT_FOUND_EXCEPTION',
    'ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  add(
    @CurrentId() userId: number,
    @Param('supplementId', IdPipe) supplementId: number,
  ): Promise<MySupplementDto[]> {
    return this.supplements.add(userId, [supplementId]);
  }

  @Post('delete/:mySupplementId')
  @HttpCode(204)
  @ApiOperation({ summary: '내 보충제에서 빼기' })
  @id('mySupplementId')
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'MY_SUPPLEMENT_NOT_FOUND_EXCEPTION')
  remove(
    @CurrentId() userId: number,
    @Param('mySupplementId', IdPipe) mySupplementId: number,
  ): Promise<void> {
    return this.supplements.remove(userId, mySupplementId);
  }
}
