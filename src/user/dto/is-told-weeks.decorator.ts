import { ValidateBy } from 'class-validator';
import { TOLD_WEEKS, weeksQuestion, type ToldWeeksField } from '../told-weeks.js';

/** A possible number of completed weeks; the error for an impossible one is in the words of its field. */
export const IsToldWeeks = (field: ToldWeeksField): PropertyDecorator =>
  ValidateBy({
    name: 'isToldWeeks',
    validator: {
      validate: weeks => weeksQuestion(field, weeks) === null,
      defaultMessage: args => weeksQuestion(field, args?.value) ?? TOLD_WEEKS[field].malformed,
    },
  });
