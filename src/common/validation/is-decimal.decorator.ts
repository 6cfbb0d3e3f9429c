import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * A finite number with at most `places` decimals. The validator's own `maxDecimalPlaces` throws for numbers without a decimal point, such as 5e-7.
 */
export function IsDecimal(places: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isDecimal',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value,
      },
    },
    options,
  );
}
