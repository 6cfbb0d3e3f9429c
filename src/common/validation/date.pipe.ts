import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../errors/app-error.js';
import { isCalendarDate } from '../time/korean-date.js';

/** A date from a path, `YYYY-MM-DD`. */
@Injectable()
export class DatePipe implements PipeTransform<unknown, string> {
  transform(value: unknown, { data }: ArgumentMetadata): string {
    if (typeof value !== 'string' || !isCalendarDate(value))
      throw invalidField(data ?? 'date', '날짜가 올바르지 않아요.');
    return value;
  }
}
