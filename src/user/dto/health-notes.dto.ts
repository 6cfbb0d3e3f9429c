import {
  ALLERGENS,
  CONDITIONS,
  type Allergen,
  type Condition,
} from '../../catalogue/catalogue.vocabulary.js';
import { ApiProperty } from '../../common/http/api-documentation.js';
import type { UserHealth } from '../entities/user-health.entity.js';

/** What a member told about allergies, conditions and diet. */
export class HealthNotesDto {
  @ApiProperty({ enum: ALLERGENS, isArray: true })
  allergens: Allergen[];

  @ApiProperty({ enum: CONDITIONS, isArray: true })
  conditions: Condition[];

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
      dietProteinPerKg: row?.dietProteinPerKg ?? null,
    };
  }
}
