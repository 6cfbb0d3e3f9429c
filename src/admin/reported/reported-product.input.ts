import { OmitType } from '@nestjs/swagger';
import { SupplementInput } from '../../catalogue/public.js';

/**
 * A reported product's catalogue fields before it has a price: the product's fields, none of a pack. Makers report no English name: the admin enters
 * it with the price.
 */
export class ReportedProductInput extends OmitType(SupplementInput, [
  'englishName',
  'flavor',
  'price',
  'servings',
  'hidden',
  'version',
] as const) {}
