import { Injectable } from '@nestjs/common';
import { isStrengthTraining } from './catalogue.vocabulary.js';
import type { BodyPartDto, BodyPartNamesDto, MachineDto, MachineNameDto } from './dto/names.dto.js';
import { filteredBodyParts } from './known-names.js';
import { machinePicture } from './picture-paths.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import type { WorkoutFacts } from './read-model/catalogue-rows.js';

/** Body parts and the machines that train them. */
@Injectable()
export class EquipmentService {
  /** Machines that each body part's workouts use, by name, and the rows they were derived from. */
  private used: { facts: readonly WorkoutFacts[]; machines: Map<string, Set<string>> } | undefined;

  constructor(private readonly catalogue: CatalogueReadModel) {}

  bodyPartNames(): BodyPartNamesDto {
    return { bodyPartKoreanName: this.bodyParts().map(({ koreanName }) => ({ koreanName })) };
  }

  bodyParts(): BodyPartDto[] {
    return this.catalogue.names.bodyParts.map(({ id, koreanName, englishName }) => ({
      id,
      koreanName,
      englishName,
    }));
  }

  async machineNames(bodyPartNames?: string[]): Promise<MachineNameDto[]> {
    return (await this.machines(bodyPartNames)).map(({ koreanName }) => ({ koreanName }));
  }

  /** The machines that strength training of these body parts uses, because only that is recommended; of every part if none is named. */
  async machines(bodyPartNames?: string[]): Promise<MachineDto[]> {
    const parts = filteredBodyParts(this.catalogue.names, bodyPartNames);
    const machinesOf = await this.machinesOfParts();
    const wanted = parts.length === 0 ? [...machinesOf.keys()] : parts.map(({ koreanName }) => koreanName);
    const used = new Set(wanted.flatMap(part => [...(machinesOf.get(part) ?? [])]));
    return this.catalogue.names.machines
      .filter(({ koreanName }) => used.has(koreanName))
      .map(machine => {
        const { id, koreanName, englishName } = machine;
        return { id, koreanName, englishName, imgPath: machinePicture(machine) };
      });
  }

  private async machinesOfParts(): Promise<Map<string, Set<string>>> {
    // The read model returns the same array until something changes.
    const facts = await this.catalogue.workoutFacts();
    if (this.used?.facts !== facts) this.used = { facts, machines: machinesByPart(facts) };
    return this.used.machines;
  }
}

function machinesByPart(workouts: readonly WorkoutFacts[]): Map<string, Set<string>> {
  const machinesOf = new Map<string, Set<string>>();
  for (const { primaryBodyParts, secondaryBodyParts, machineNames } of workouts.filter(isStrengthTraining)) {
    for (const part of [...primaryBodyParts, ...secondaryBodyParts]) {
      const machines = machinesOf.get(part) ?? new Set();
      for (const machine of machineNames) machines.add(machine);
      machinesOf.set(part, machines);
    }
  }
  return machinesOf;
}
