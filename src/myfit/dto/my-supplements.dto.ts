import { ArrayMinSize } from 'class-validator';
import { supplementPicture, type Supplement } from '../../catalogue/public.js';
import { ApiProperty } from '@nestjs/swagger';
import type { MySupplement } from '../entities/my-supplement.entity.js';
import { AreIds } from '../../common/validation/is-id.decorator.js';

const MOST_AT_ONCE = 100;

export class MySupplementDto {
  @ApiProperty({ example: 5 })
  mySupplementId: number;

  @ApiProperty({ example: 31 })
  supplementId: number;

  @ApiProperty({ example: '루트랩 아이솔레이트 프로틴' })
  supplementName: string;

  @ApiProperty({ example: '초콜릿' })
  flavor: string;

  @ApiProperty({ example: '/figures/packages/rootlab-isolate-protein--0.svg' })
  imageURL: string;

  @ApiProperty({ description: '예시로 만든 제품인지', example: true })
  example: boolean;

  /** @param variant with its product */
  static from({ id, supplementId }: MySupplement, variant: Supplement): MySupplementDto {
    const { product, flavor } = variant;
    return {
      mySupplementId: id,
      supplementId,
      supplementName: product.koreanName,
      flavor,
      imageURL: supplementPicture(product, variant),
      example: product.slug !== null,
    };
  }
}

export class AddSupplementsDto {
  @ApiProperty({
    description: '넣을 보충제, 모두 들어가거나 하나도 안 들어가요.',
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    minItems: 1,
    maxItems: MOST_AT_ONCE,
    uniqueItems: true,
    example: [31],
  })
  @ArrayMinSize(1, { message: '보충제를 하나 이상 골라 주세요.' })
  @AreIds(MOST_AT_ONCE, '보충제가 너무 많아요.')
  supplementIds: number[];
}
