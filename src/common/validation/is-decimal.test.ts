import { validateSync } from 'class-validator';
import { IsDecimal } from './is-decimal.decorator.js';

class WeightDto {
  @IsDecimal(1, { message: '소수 첫째 자리까지예요.' })
  kg: unknown;
}
const accepts = (kg: unknown): boolean => validateSync(Object.assign(new WeightDto(), { kg })).length === 0;

it.each([0, 72, 72.5, 0.1, 0.3, -2.5, 1e21])('takes %p', value => {
  expect(accepts(value)).toBe(true);
});

it.each([72.25, 5e-324, 5e-7, 1.0000001, NaN, Infinity, '72', null, undefined, []])('refuses %p', value => {
  expect(accepts(value)).toBe(false);
});
