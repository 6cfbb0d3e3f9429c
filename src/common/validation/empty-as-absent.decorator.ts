import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** The field may be left out; an empty text or null counts as left out. @param fallback what it is then */
export const EmptyAsAbsent = (fallback?: unknown) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? fallback : value)),
    IsOptional(),
  );
