import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../common/errors/app-error.js';
import { isOwnPlace, type OwnPlace } from './places.js';

/** One of a member's own places by its name in the path. */
@Injectable()
export class OwnPlacePipe implements PipeTransform<string, OwnPlace> {
  transform(place: string): OwnPlace {
    if (!isOwnPlace(place)) throw invalidField('place', '기구는 집과 내 헬스장에만 적어 둘 수 있어요.');
    return place;
  }
}
