import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../errors/app-error.js';
import { LARGEST_INT } from './largest-int.js';

/** A positive integer id from a path. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, { data }: ArgumentMetadata): number {
    // The global pipe has already converted it where the parameter is declared as a number.
    const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN;
    if (!(id >= 1 && id <= LARGEST_INT)) throw invalidField(data ?? 'id', '번호가 올바르지 않아요.');
    return id;
  }
}
