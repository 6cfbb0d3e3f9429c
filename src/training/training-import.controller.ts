import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AcceptsUpload, Upload } from '../common/http/uploads.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import {
  ImportOptionsDto,
  ImportPreviewDto,
  NameChoicesDto,
  TrainingImportDto,
} from './dto/training-import.dto.js';
import { ImportNames } from './import/import-names.service.js';
import { TrainingImports } from './import/training-imports.service.js';

/** A form with the file and its reading options. */
const TakesLog = () =>
  applyDecorators(
    ApiExtraModels(ImportOptionsDto),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        allOf: [
          { $ref: getSchemaPath(ImportOptionsDto) },
          {
            type: 'object',
            properties: {
              file: { type: 'string', format: 'binary', description: 'CSV 또는 JSON, 5 MB까지' },
            },
          },
        ],
      },
    }),
    AcceptsUpload(),
    ApiErrors(
      ...(['VALIDATION_EXCEPTION', 'TRAINING_FILE_UNKNOWN', 'TRAINING_FILE_BROKEN'] as const),
      ...([
        'TRAINING_FILE_TOO_LONG',
        'PAYLOAD_TOO_LARGE_EXCEPTION',
        'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
      ] as const),
    ),
  );

@ApiTags('오늘 운동')
@MembersOnly()
@Controller('training/imports')
export class TrainingImportController {
  constructor(
    private readonly imports: TrainingImports,
    private readonly names: ImportNames,
  ) {}

  @Get()
  @ApiOperation({ summary: '다른 앱에서 가져온 기록, 마지막에 가져온 것부터' })
  @ApiOkResponse({ type: [TrainingImportDto] })
  list(@CurrentId() userId: number): Promise<TrainingImportDto[]> {
    return this.imports.list(userId);
  }

  @Post('preview')
  @HttpCode(200)
  @TakesLog()
  @ApiOperation({
    summary: '다른 앱의 기록 확인하기: 아무것도 바뀌지 않아요.',
    description: 'Strong, Hevy, FitNotes의 CSV, openGym의 JSON, 루틴업에서 받은 CSV. 5만 줄까지예요.',
  })
  @ApiOkResponse({ type: ImportPreviewDto })
  preview(
    @CurrentId() userId: number,
    @Upload() file: Buffer | undefined,
    @Body() options: ImportOptionsDto,
  ): Promise<ImportPreviewDto> {
    return this.imports.preview(userId, file, options);
  }

  @Put('names')
  @HttpCode(204)
  @ApiOperation({ summary: '파일의 운동 이름이 뜻하는 운동 정하기: 다음에도 기억해요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION', 'CONFLICT_EXCEPTION')
  choose(@CurrentId() userId: number, @Body() { names }: NameChoicesDto): Promise<void> {
    return this.names.choose(userId, names);
  }

  @Post()
  @TakesLog()
  @ApiOperation({
    summary: '다른 앱의 기록 가져오기',
    description:
      '이미 있는 세트와 운동을 알 수 없는 세트는 빼고, 나머지를 모두 가져오거나 아무것도 바꾸지 않아요.',
  })
  @ApiCreatedResponse({ type: TrainingImportDto })
  @ApiErrors('TRAINING_IMPORT_EMPTY', 'CONFLICT_EXCEPTION')
  add(
    @CurrentId() userId: number,
    @Upload() file: Buffer | undefined,
    @Body() options: ImportOptionsDto,
  ): Promise<TrainingImportDto> {
    return this.imports.add(userId, file, options);
  }

  @Post(':importId/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: '가져온 기록 되돌리기: 그 기록과 배운 것이 사라져요. 여러 번 불러도 같아요.',
    description: '가져온 뒤에 직접 더한 세트와 그 세트가 있는 운동 기록은 남아요.',
  })
  @ApiOkResponse({ type: TrainingImportDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'TRAINING_IMPORT_NOT_FOUND_EXCEPTION')
  undo(@CurrentId() userId: number, @Param('importId', IdPipe) id: number): Promise<TrainingImportDto> {
    return this.imports.undo(userId, id);
  }
}
