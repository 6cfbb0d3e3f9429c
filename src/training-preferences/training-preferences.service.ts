import { Injectable } from '@nestjs/common';
import { CatalogueReadModel, knownBodyParts, requireKnownMachines } from '../catalogue/public.js';
import { invalidField } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { TrainingChoicesDto } from './dto/training-choices.dto.js';
import type { SaveTrainingPlaceDto, TrainingPlaceDto } from './dto/training-place.dto.js';
import type { TrainingPreferencesDto } from './dto/training-preferences.dto.js';
import { TrainingChoices } from './entities/training-choices.entity.js';
import { TrainingPlace } from './entities/training-place.entity.js';
import type { OwnPlace } from './places.js';

/** Where a member trains, what is there, and what was chosen last. */
@Injectable()
export class TrainingPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  async of(userId: number): Promise<TrainingPreferencesDto> {
    const [choices, places] = await Promise.all([
      this.database.read.findOneBy(TrainingChoices, { userId }),
      this.database.read.findBy(TrainingPlace, { userId }),
    ]);
    return {
      choices: choices && TrainingChoicesDto.from(choices),
      places: places.map(place => this.placeDto(place)),
    };
  }

  /** What is there at one of their own places; null where they never told. */
  ownPlace(userId: number, place: OwnPlace): Promise<TrainingPlace | null> {
    return this.database.read.findOneBy(TrainingPlace, { userId, place });
  }

  /** @throws a 400 when a body part is unknown */
  async saveChoices(userId: number, choices: TrainingChoicesDto): Promise<TrainingPreferencesDto> {
    const { bodyPartKoreanName: bodyParts, place, goal, experience, minutes } = choices;
    knownBodyParts(this.catalogue.names, bodyParts);
    const row = { userId, place, bodyParts, goal, experience, minutes };
    await this.database.write(manager => saveByKey(manager, TrainingChoices, row, ['userId']));
    return this.of(userId);
  }

  /** @throws a 400 when a machine is unknown or the dumbbells contradict each other */
  async savePlace(
    userId: number,
    place: OwnPlace,
    { machineKoreanName, ...loads }: SaveTrainingPlaceDto,
  ): Promise<TrainingPreferencesDto> {
    requireKnownMachines(this.catalogue.names, machineKoreanName);
    const { lightestDumbbellKg: lightest, heaviestDumbbellKg: heaviest } = loads;
    if (lightest !== null && heaviest !== null && lightest > heaviest) {
      throw invalidField('heaviestDumbbellKg', '가장 무거운 덤벨이 가장 가벼운 덤벨보다 가벼워요.');
    }
    const names = new Set(machineKoreanName);
    const machineIds = this.catalogue.names.machines
      .filter(({ koreanName }) => names.has(koreanName))
      .map(({ id }) => id);
    await this.database.write(manager =>
      saveByKey(manager, TrainingPlace, { userId, place, machineIds, ...loads }, ['userId', 'place']),
    );
    return this.of(userId);
  }

  private placeDto({ userId: _, machineIds, ...rest }: TrainingPlace): TrainingPlaceDto {
    const own = new Set(machineIds);
    return {
      ...rest,
      machineKoreanName: this.catalogue.names.machines
        .filter(({ id }) => own.has(id))
        .map(({ koreanName }) => koreanName),
    };
  }
}
