import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { LARGEST_INT } from './largest-int.js';

/** The id in the name of a picture, `12.png`. @throws NOT_FOUND_EXCEPTION */
@Injectable()
export class PngIdPipe implements PipeTransform<string, number> {
  transform(file: string): number {
    const id = Number(/^([1-9]\d{0,9})\.png$/.exec(file)?.[1]);
    if (!(id <= LARGEST_INT)) throw new AppError('NOT_FOUND_EXCEPTION');
    return id;
  }
}
