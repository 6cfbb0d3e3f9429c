import { OmitType } from '@nestjs/swagger';
import { SupplementInput } from '../../catalogue/public.js';

/**
 * What the catalogue says of a reported product before it has a price: the fields of the product, none of a pack. Makers report no English
 * name: it is asked for with the price.
 */
export class ReportedProductInput extends OmitType(SupplementInput, [
  'englishName',
  'flavor',
  'price',
  'servings',
  'hidden',
  'version',
] as const) {}
