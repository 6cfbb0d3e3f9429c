import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import {
  EXPERIENCE_BY_WIRE_NAME,
  TRAINING_GOAL_BY_WIRE_NAME,
  type ExperienceWireName,
  type TrainingGoalWireName,
} from '../workout-wire-names.js';
import type { TrainingChoices } from '../entities/training-choices.entity.js';
import { PLACES, SESSION_MINUTES, type Place } from '../places.js';

const GOALS = Object.keys(TRAINING_GOAL_BY_WIRE_NAME);
const EXPERIENCES = Object.keys(EXPERIENCE_BY_WIRE_NAME);
const MOST_BODY_PARTS = 4;
const MINUTES_MESSAGE = `운동 시간은 ${SESSION_MINUTES.min}분부터 ${SESSION_MINUTES.max}분까지 정할 수 있어요.`;
const unlessNull = () => ValidateIf((_, value) => value !== null);

/** The member's last choices before a session. */
export class TrainingChoicesDto {
  @ApiProperty({
    enum: PLACES,
    nullable: true,
    example: 'gym',
    description: '운동하는 곳: 헬스장, 맨몸, 집, 내 헬스장. null이면 기구를 직접 골랐어요.',
  })
  @unlessNull()
  @IsIn(PLACES, { message: '모르는 운동 장소예요.' })
  place: Place | null;

  @ApiProperty({ type: [String], maxItems: MOST_BODY_PARTS, uniqueItems: true, example: ['가슴', '삼두'] })
  @IsArray()
  @ArrayMaxSize(MOST_BODY_PARTS, { message: `부위는 ${MOST_BODY_PARTS}개까지 고를 수 있어요.` })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(30, { each: true, message: '모르는 운동 부위예요.' })
  bodyPartKoreanName: string[];

  @ApiProperty({ enum: GOALS, nullable: true, example: '일반' })
  @unlessNull()
  @IsIn(GOALS, { message: '모르는 운동 목표예요.' })
  goal: TrainingGoalWireName | null;

  @ApiProperty({ enum: EXPERIENCES, nullable: true, example: '보통' })
  @unlessNull()
  @IsIn(EXPERIENCES, { message: '모르는 운동 경험이에요.' })
  experience: ExperienceWireName | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: SESSION_MINUTES.min,
    maximum: SESSION_MINUTES.max,
    example: 60,
    description: '운동할 수 있는 시간(분). null이면 정하지 않았어요.',
  })
  @unlessNull()
  @IsInt({ message: MINUTES_MESSAGE })
  @Min(SESSION_MINUTES.min, { message: MINUTES_MESSAGE })
  @Max(SESSION_MINUTES.max, { message: MINUTES_MESSAGE })
  minutes: number | null;

  static from({ place, bodyParts, goal, experience, minutes }: TrainingChoices): TrainingChoicesDto {
    return { place, bodyPartKoreanName: bodyParts, goal, experience, minutes };
  }
}
