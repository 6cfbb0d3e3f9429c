import { BodyPartInput, MachineInput } from './named.inputs.js';
import { WholeNumberField } from './field.decorators.js';
import { SupplementInput } from './supplement.input.js';
import { WorkoutInput } from './workout.input.js';

/** Which row: for `PUT /api/admin/{resource}`, which has no id in its path. */
const IdField = () => WholeNumberField('번호', 1, 2_147_483_647, { example: 12 });

export class IdentifiedSupplementInput extends SupplementInput {
  @IdField()
  id: number;
}

export class IdentifiedWorkoutInput extends WorkoutInput {
  @IdField()
  id: number;
}

export class IdentifiedMachineInput extends MachineInput {
  @IdField()
  id: number;
}

export class IdentifiedBodyPartInput extends BodyPartInput {
  @IdField()
  id: number;
}
