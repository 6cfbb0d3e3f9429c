import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';
import { isCalendarDate } from '../../common/time/korean-date.js';

const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** `YYYY-MM-DD` of a Monday. */
export function IsMonday(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isMonday',
      validator: {
        validate: value => typeof value === 'string' && isCalendarDate(value) && isMonday(value),
        defaultMessage: buildMessage(prefix => `${prefix}$property must be a Monday`, options),
      },
    },
    options,
  );
}
