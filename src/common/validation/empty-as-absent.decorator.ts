import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** An optional field; an empty text or null counts as absent. @param fallback value of an absent field */
export const EmptyAsAbsent = (fallback?: unknown) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? fallback : value)),
    IsOptional(),
  );
