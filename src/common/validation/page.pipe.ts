import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../errors/app-error.js';

/** Far beyond any list, and small enough that page × size stays an exact integer. */
const LAST_PAGE = 1_000_000;

/** `1`, `2`, … from a path or a query; defaults to the first page. */
@Injectable()
export class PagePipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    if (value === undefined || value === '') return 1;
    // The global pipe has already converted it where the parameter is declared as a number.
    const page = /^\d{1,7}$/.test(String(value)) ? Number(value) : Number.NaN;
    if (!(page >= 1 && page <= LAST_PAGE)) throw invalidField('page', '페이지는 1부터 시작하는 숫자예요.');
    return page;
  }
}
