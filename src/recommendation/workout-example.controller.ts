import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { Public } from '../common/security/access.decorators.js';
import { WorkoutExampleDto, WorkoutExampleRequestDto } from './dto/workout-example.dto.js';
import { WorkoutExamples } from './recommenders/workout-example.service.js';

@ApiTags('추천')
@Public()
@Controller('recommendation')
export class WorkoutExampleController {
  constructor(private readonly examples: WorkoutExamples) {}

  @Post('workout/example')
  @HttpCode(200)
  @ApiOperation({ summary: '가입 전에 보는 예시 하나. 아무것도 저장하지 않아요.' })
  @ApiOkResponse({ type: WorkoutExampleDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  example(
    @Body() request: WorkoutExampleRequestDto,
    @CurrentCaller() { client }: Caller,
  ): Promise<WorkoutExampleDto> {
    return this.examples.of(request, client);
  }
}
