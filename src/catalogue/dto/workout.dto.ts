import { ApiProperty } from '@nestjs/swagger';
import { MOVEMENT_PATTERNS, type MovementPattern } from '../catalogue.vocabulary.js';
import type { WorkoutRow } from '../read-model/catalogue-rows.js';
import {
  LOAD_LABELS,
  REPEAT_UNITS,
  loadLabelOf,
  repeatUnitOf,
  type LoadLabel,
  type RepeatUnit,
} from '../load-label.js';
import { workoutPicture } from '../picture-paths.js';

/** A workout in lists. */
export class WorkoutDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;

  @ApiProperty({ example: 'Barbell Bench Press' })
  englishName: string;

  @ApiProperty({ description: '운동 부위, 주로 쓰는 부위 먼저', type: [String], example: ['가슴', '삼두'] })
  bodyPartKoreanName: string[];

  @ApiProperty({ example: '벤치에 누워 바를 어깨너비보다 조금 넓게 잡아요.' })
  description: string;

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  @ApiProperty({ description: '영상 주소, 없으면 null', type: String, nullable: true, example: null })
  videoLink: string | null;

  static from(row: WorkoutRow): WorkoutDto {
    return {
      id: row.id,
      koreanName: row.koreanName,
      englishName: row.englishName,
      bodyPartKoreanName: [...row.primaryBodyParts, ...row.secondaryBodyParts],
      description: row.description,
      imgPath: workoutPicture(row),
      videoLink: row.videoLink,
    };
  }
}

export class WorkoutDetailDto extends WorkoutDto {
  @ApiProperty({ description: '한 번에 모두 필요한 기구', type: [String], example: ['바벨', '평벤치'] })
  machineKoreanName: string[];

  @ApiProperty({ description: '흔한 실수', type: [String], example: ['엉덩이가 벤치에서 떠요.'] })
  mistakes: string[];

  @ApiProperty({ description: '안전하게 하는 법', example: '안전바를 가슴 높이에 맞추세요.' })
  safety: string;

  @ApiProperty({
    description: '무게가 뜻하는 것, 맨몸과 밴드는 무게가 없어요.',
    enum: Object.values(LOAD_LABELS),
  })
  loadLabel: LoadLabel;

  @ApiProperty({ description: '횟수를 세는 단위', enum: REPEAT_UNITS, example: 'reps' })
  repeatUnit: RepeatUnit;

  static override from(row: WorkoutRow): WorkoutDetailDto {
    return {
      ...WorkoutDto.from(row),
      machineKoreanName: row.machineNames,
      mistakes: row.mistakes,
      safety: row.safety,
      loadLabel: loadLabelOf(row),
      repeatUnit: repeatUnitOf(row.loadType),
    };
  }
}

/** A workout with everything that search uses. */
export class CopiedWorkoutDto extends WorkoutDetailDto {
  @ApiProperty({ description: '이름 대신 검색하는 말', type: [String], example: ['벤치'] })
  aliases: string[];

  @ApiProperty({ description: '주로 쓰는 부위', type: [String], example: ['가슴'] })
  primaryBodyParts: string[];

  @ApiProperty({ enum: MOVEMENT_PATTERNS, example: 'horizontalPush' })
  pattern: MovementPattern;

  @ApiProperty({ description: '더는 찾을 수 없고, 루틴에 있으면 읽을 수 있어요.', example: false })
  hidden: boolean;

  static override from(row: WorkoutRow): CopiedWorkoutDto {
    const { aliases, primaryBodyParts, pattern, hidden } = row;
    return { ...WorkoutDetailDto.from(row), aliases, primaryBodyParts, pattern, hidden };
  }
}
