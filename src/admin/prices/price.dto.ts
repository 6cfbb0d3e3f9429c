import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, Length } from 'class-validator';
import { AdminSupplementDto, SupplementInput } from '../../catalogue/public.js';
import { OFFER_STATES, type Offer, type OfferState } from './entities/price-offers.entity.js';

export class PriceInput extends PickType(SupplementInput, ['price'] as const) {}

/** `old`: prices that nobody has seen for 30 days; the others by the state of the search. */
export const PRICE_LISTS = ['old', ...OFFER_STATES] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

export class PriceListQueryDto {
  @ApiProperty({ enum: PRICE_LISTS, description: '오래된 가격, 또는 쇼핑 검색이 찾은 상태' })
  @IsIn(PRICE_LISTS)
  of: PriceList;
}

export class OfferChoiceDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 40,
    description: '찾은 상품 가운데 같은 것, 없으면 null',
    example: '10315467179',
  })
  @IsOptional()
  @Length(1, 40)
  productId: string | null;
}

export class OfferDto implements Offer {
  @ApiProperty({ description: '네이버 쇼핑의 상품 번호', example: '10315467179' })
  productId: string;

  @ApiProperty({ example: '한빛헬스 아연 60정' })
  title: string;

  @ApiProperty({ description: '파는 곳', example: '네이버' })
  mall: string;

  @ApiProperty({ description: '가장 싼 가격(원)', example: 9_900 })
  price: number;

  @ApiProperty({ example: 'https://search.shopping.naver.com/catalog/10315467179' })
  link: string;
}

export class PriceRowDto extends PickType(AdminSupplementDto, [
  'id',
  'koreanName',
  'brand',
  'flavor',
  'servings',
  'price',
  'priceSource',
  'pricedAt',
] as const) {
  @ApiProperty({ description: '30일 넘은 가격인지', example: true })
  oldPrice: boolean;

  @ApiProperty({ enum: OFFER_STATES, nullable: true, description: '아직 찾지 않았으면 null' })
  state: OfferState | null;

  @ApiProperty({ type: [OfferDto] })
  offers: OfferDto[];

  @ApiProperty({ type: String, nullable: true, description: '같은 것으로 고른 상품', example: null })
  chosen: string | null;
}

export class PriceCountsDto implements Record<PriceList, number> {
  @ApiProperty({ description: '30일 넘은 가격', example: 4 })
  old: number;

  @ApiProperty({ description: '같은 상품을 골라야 하는 것', example: 12 })
  open: number;

  @ApiProperty({ description: '고른 상품의 가격을 따르는 것', example: 40 })
  chosen: number;

  @ApiProperty({ description: '고른 상품이 더 보이지 않는 것', example: 1 })
  gone: number;

  @ApiProperty({ description: '같은 상품이 없는 것', example: 3 })
  none: number;
}

export class PriceFetchDto {
  @ApiProperty({ description: '쇼핑 검색의 키가 설정돼 있는지', example: true })
  configured: boolean;

  @ApiProperty({ description: '지금 찾고 있는지', example: false })
  running: boolean;

  @ApiProperty({ description: '이번에 찾아본 수', example: 0 })
  fetched: number;

  @ApiProperty({ type: Number, nullable: true, description: '찾아볼 수, 아직 모르면 null', example: null })
  total: number | null;

  @ApiProperty({ type: Date, nullable: true, description: '마지막까지 찾아본 때', example: null })
  finishedAt: Date | null;

  @ApiProperty({ type: String, nullable: true, description: '멈췄다면 그 까닭', example: null })
  failure: string | null;

  @ApiProperty({ type: PriceCountsDto })
  counts: PriceCountsDto;
}
