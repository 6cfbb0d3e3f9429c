import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../common/errors/app-error.js';
import { InputPipe } from '../common/validation/input.pipe.js';
import {
  SupplementRecommendationRequestDto,
  WorkoutRecommendationRequestDto,
} from './dto/recommendation-requests.dto.js';

export type GenericRequest =
  | { type: 'workout'; request: WorkoutRecommendationRequestDto }
  | { type: 'supplement'; request: SupplementRecommendationRequestDto };

/** `{type, …}`: removes the type and validates the rest by that type's rules. */
@Injectable()
export class GenericRequestPipe implements PipeTransform<unknown, Promise<GenericRequest>> {
  private readonly input = new InputPipe();

  async transform(body: unknown): Promise<GenericRequest> {
    const { type, ...rest } = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    if (type === 'workout') {
      const metatype = WorkoutRecommendationRequestDto;
      const request = await this.input.transform(rest, { type: 'body', metatype });
      return { type, request: request as WorkoutRecommendationRequestDto };
    }
    if (type === 'supplement') {
      const metatype = SupplementRecommendationRequestDto;
      const request = await this.input.transform(rest, { type: 'body', metatype });
      return { type, request: request as SupplementRecommendationRequestDto };
    }
    throw invalidField('type', 'workout 또는 supplement로 보내 주세요.');
  }
}
