import { Injectable } from '@nestjs/common';
import type { BodyPartDto, BodyPartNamesDto, MachineDto, MachineNameDto } from './dto/names.dto.js';
import { CatalogueMemory } from './memory/catalogue-memory.service.js';
import { filteredBodyParts } from './memory/known-names.js';
import { machinePicture } from './picture-paths.js';

/** Body parts and the machines that train them. */
@Injectable()
export class EquipmentService {
  constructor(private readonly catalogue: CatalogueMemory) {}

  bodyPartNames(): BodyPartNamesDto {
    return { bodyPartKoreanName: this.catalogue.bodyParts.map(({ koreanName }) => ({ koreanName })) };
  }

  bodyParts(): BodyPartDto[] {
    return this.catalogue.bodyParts.map(({ id, koreanName, englishName }) => ({
      id,
      koreanName,
      englishName,
    }));
  }

  machineNames(bodyPartNames?: string[]): MachineNameDto[] {
    return this.machines(bodyPartNames).map(({ koreanName }) => ({ koreanName }));
  }

  /** Only machines that a workout of these body parts uses; of any part when none is named. */
  machines(bodyPartNames?: string[]): MachineDto[] {
    const parts = filteredBodyParts(this.catalogue, bodyPartNames);
    const used = this.catalogue.workouts.machineIdsOf(parts.map(part => part.id));
    return this.catalogue.machines
      .filter(machine => used.has(machine.id))
      .map(machine => {
        const { id, koreanName, englishName } = machine;
        return { id, koreanName, englishName, imgPath: machinePicture(machine) };
      });
  }
}
