import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { contentVersion } from '../content-version.js';
import type { Routine } from '../entities/routine.entity.js';
import { MOST_ROUTINES } from '../myfit.constants.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

const LAST_INDEX = 9_999;
/** The id of a routine to be created. */
export const NEW_ROUTINE = -1;

export class RoutineDto {
  @ApiProperty({ example: 3 })
  routineId: number;

  @ApiProperty({ description: '루틴 순서', example: 0 })
  routineIndex: number;

  @ApiProperty({ example: '가슴 집중의 날' })
  routineName: string;

  static from({ id, routineIndex, routineName }: Routine): RoutineDto {
    return { routineId: id, routineIndex, routineName };
  }
}

export class RoutinesDto {
  @ApiProperty({ description: '순서대로', type: [RoutineDto] })
  routines: RoutineDto[];

  @ApiProperty({ description: '이 목록의 판, 저장할 때 함께 보내면 그사이 바뀐 것을 알아채요.', example: 12 })
  version: number;

  /** @param routines in their order */
  static from(routines: Routine[]): RoutinesDto {
    const list = routines.map(routine => RoutineDto.from(routine));
    return { routines: list, version: contentVersion(list) };
  }
}

export class RoutineInputDto {
  @ApiProperty({
    description: '루틴 번호, 새 루틴은 -1',
    type: 'integer',
    minimum: NEW_ROUTINE,
    maximum: LARGEST_INT,
    example: -1,
  })
  @IsInt()
  @Min(NEW_ROUTINE)
  @Max(LARGEST_INT)
  routineId: number;

  @ApiProperty({
    description: '루틴 순서, 겹치지 않게',
    type: 'integer',
    minimum: 0,
    maximum: LAST_INDEX,
    example: 0,
  })
  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  routineIndex: number;

  @ApiProperty({ description: '1자부터 20자까지', minLength: 1, maxLength: 20, example: '가슴 집중의 날' })
  @IsString()
  @Length(1, 20, { message: '루틴 이름은 1자부터 20자까지 쓸 수 있어요.' })
  routineName: string;
}

export class RoutinesInputDto {
  @ApiProperty({
    description: '남길 루틴 전체. 빠진 루틴은 지워지고, 10분 안에 다시 보내면 되살아나요.',
    type: [RoutineInputDto],
    maxItems: MOST_ROUTINES,
  })
  @IsArray()
  @ArrayMaxSize(MOST_ROUTINES, { message: `루틴은 ${MOST_ROUTINES}개까지 만들 수 있어요.` })
  @ArrayUnique((routine: RoutineInputDto | null) => routine?.routineIndex, {
    message: '순서가 같은 루틴이 있어요.',
  })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RoutineInputDto)
  routines: RoutineInputDto[];

  @ApiProperty({
    description: '읽은 목록의 판',
    type: 'integer',
    required: false,
    nullable: true,
    example: null,
  })
  @IsOptional()
  @IsInt()
  version?: number | null;
}
