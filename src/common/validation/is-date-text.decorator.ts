import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';
import { isCalendarDate } from '../time/korean-date.js';

/** `YYYY-MM-DD` of an existing date. */
export function IsDateText(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isDateString',
      validator: {
        validate: value => typeof value === 'string' && isCalendarDate(value),
        defaultMessage: buildMessage(prefix => `${prefix}$property must be YYYY-MM-DD`, options),
      },
    },
    options,
  );
}
