import { PickType } from '@nestjs/swagger';
import { SupplementInput } from '../../catalogue/public.js';

export class PriceInput extends PickType(SupplementInput, ['price'] as const) {}
