import {
  ALLERGENS,
  CONDITIONS,
  MEDICINES,
  type Allergen,
  type Condition,
  type Medicine,
} from '../../catalogue/catalogue.vocabulary.js';
import { ApiProperty } from '@nestjs/swagger';
import type { UserHealth } from '../entities/user-health.entity.js';

/** What a member told about allergies, conditions and diet. */
export class HealthNotesDto {
  @ApiProperty({ enum: ALLERGENS, isArray: true })
  allergens: Allergen[];

  @ApiProperty({ enum: CONDITIONS, isArray: true })
  conditions: Condition[];

  @ApiProperty({ description: '먹고 있는 약의 종류', enum: MEDICINES, isArray: true })
  medicines: Medicine[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '하루에 마시는 커피(잔). null이면 기본값을 써요.',
  })
  coffeeCupsPerDay: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: '식사로 먹는 단백질(g/kg/일). null이면 기본값을 써요.',
  })
  dietProteinPerKg: number | null;

  static from(row: UserHealth | null): HealthNotesDto {
    return {
      allergens: row?.allergens ?? [],
      conditions: row?.conditions ?? [],
      medicines: row?.medicines ?? [],
      coffeeCupsPerDay: row?.coffeeCupsPerDay ?? null,
      dietProteinPerKg: row?.dietProteinPerKg ?? null,
    };
  }
}
