import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min, type ValidationOptions } from 'class-validator';
import { LARGEST_INT } from './largest-int.js';

/** The id of a row. */
export const IsId = (options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(Max(LARGEST_INT, options), Min(1, options), IsInt(options));

/** Different ids of rows. @param message for more than `most` */
export const AreIds = (most: number, message: string): PropertyDecorator =>
  applyDecorators(IsId({ each: true }), ArrayUnique(), ArrayMaxSize(most, { message }), IsArray());
