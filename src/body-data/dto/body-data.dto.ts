import { ApiProperty } from '@nestjs/swagger';
import { COMPOSITION_SOURCES, type BodyData, type CompositionSource } from '../entities/body-data.entity.js';

/** A member's body on one date. */
export class BodyDataDto {
  @ApiProperty({ format: 'date', example: '2026-03-02' })
  date: string;

  @ApiProperty({ description: 'cm', example: 175 })
  height: number;

  @ApiProperty({ description: 'kg', example: 72.5 })
  weight: number;

  @ApiProperty({ description: '체지방률(%)', example: 18 })
  bodyFat: number;

  @ApiProperty({ description: '골격근량(%)', example: 35 })
  muscleMass: number;

  @ApiProperty({ description: '상체 비율', example: 0.5 })
  upDownBalance: number;

  @ApiProperty({ enum: COMPOSITION_SOURCES })
  compositionSource: CompositionSource;

  @ApiProperty({ type: Number, nullable: true, example: null })
  upperBodyFat: number | null;

  @ApiProperty({ type: Number, nullable: true, example: null })
  lowerBodyFat: number | null;

  @ApiProperty({ type: Number, nullable: true, example: null })
  upperMuscleMass: number | null;

  @ApiProperty({ type: Number, nullable: true, example: null })
  lowerMuscleMass: number | null;

  static from(row: BodyData): BodyDataDto {
    return {
      date: row.date,
      height: row.height,
      weight: row.weight,
      bodyFat: row.bodyFat,
      muscleMass: row.muscleMass,
      upDownBalance: row.upDownBalance,
      compositionSource: row.compositionSource,
      upperBodyFat: row.upperBodyFat,
      lowerBodyFat: row.lowerBodyFat,
      upperMuscleMass: row.upperMuscleMass,
      lowerMuscleMass: row.lowerMuscleMass,
    };
  }
}
