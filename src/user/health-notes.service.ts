import { Injectable } from '@nestjs/common';
import { Database } from '../infrastructure/database/database.js';
import { HealthNotesDto } from './dto/health-notes.dto.js';
import type { SaveHealthNotesDto } from './dto/save-health-notes.dto.js';
import { UserHealth } from './entities/user-health.entity.js';

/** What a member told about allergies, conditions, medicines and diet. */
@Injectable()
export class HealthNotesService {
  constructor(private readonly database: Database) {}

  /** Nothing told is empty lists and null. */
  async of(userId: number): Promise<HealthNotesDto> {
    return HealthNotesDto.from(await this.database.read.findOneBy(UserHealth, { userId }));
  }

  /** Saves the fields that are there, leaves the others as they are. */
  save(userId: number, changes: SaveHealthNotesDto): Promise<HealthNotesDto> {
    return this.database.write(async manager => {
      const row = await manager.findOne(UserHealth, { where: { userId }, ...this.database.rowLock });
      const before = HealthNotesDto.from(row);
      const notes: HealthNotesDto = {
        allergens: changes.allergens ?? before.allergens,
        conditions: changes.conditions ?? before.conditions,
        medicines: changes.medicines ?? before.medicines,
        coffeeCupsPerDay:
          changes.coffeeCupsPerDay === undefined ? before.coffeeCupsPerDay : changes.coffeeCupsPerDay,
        dietProteinPerKg:
          changes.dietProteinPerKg === undefined ? before.dietProteinPerKg : changes.dietProteinPerKg,
      };
      await manager.upsert(UserHealth, { userId, ...notes }, ['userId']);
      return notes;
    });
  }
}
