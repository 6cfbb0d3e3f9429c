import { BodyPartInput, MachineInput } from './named.inputs.js';
import { WholeNumberField } from './field.decorators.js';
import { SupplementInput } from './supplement.input.js';
import { WorkoutInput } from './workout.input.js';
import { LARGEST_INT } from '../../../common/validation/largest-int.js';

/** The row's id, for `PUT /api/admin/{resource}`, which has no id in its path. */
const IdField = () => WholeNumberField('번호', 1, LARGEST_INT, { example: 12 });

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
