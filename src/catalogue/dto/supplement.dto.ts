import { ApiProperty } from '@nestjs/swagger';
import { ALLERGENS, SUPPLEMENT_TYPES, type Allergen, type SupplementType } from '../catalogue.vocabulary.js';
import { cheapestVariant } from '../cheapest-variant.js';
import { priceAge, type PriceAge } from '../price-age.js';
import { supplementPicture } from '../picture-paths.js';
import type { ProductRow, VariantRow } from '../read-model/catalogue-rows.js';
import { saleNote } from '../sale-note.js';

class PriceAgeDto implements PriceAge {
  @ApiProperty({
    description: '가격을 확인한 날, 모르면 null',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-11-02',
  })
  pricedOn: string | null;

  @ApiProperty({ description: '30일 넘은 가격인지. 예시 제품의 가격은 아니에요.', example: false })
  oldPrice: boolean;
}

/** A supplement product in lists, represented by its cheapest variant. */
export class SupplementDto extends PriceAgeDto {
  @ApiProperty({ description: '제품에서 가장 싼 구성의 번호', example: 31 })
  id: number;

  @ApiProperty({ example: '루트랩 아이솔레이트 프로틴' })
  koreanName: string;

  @ApiProperty({ example: '초콜릿' })
  flavor: string;

  @ApiProperty({ description: '원료, 없으면 null', type: String, nullable: true, example: '분리유청단백' })
  source: string | null;

  @ApiProperty({ example: '/figures/packages/rootlab-isolate-protein--0.svg' })
  imageURL: string;

  @ApiProperty({ example: '한 번에 단백질 25g을 채우는 분리유청단백이에요.' })
  description: string;

  @ApiProperty({ description: '한 통 가격(원)', example: 42000 })
  price: number;

  @ApiProperty({ description: '건강기능식품인지', example: false })
  certified: boolean;

  @ApiProperty({ description: '예시로 만든 제품인지', example: true })
  example: boolean;

  /** `undefined` for a product without variants, which nobody can buy. */
  static from(product: ProductRow, now: Date): SupplementDto | undefined {
    const cheapest = cheapestVariant(product.variants);
    return (
      cheapest && {
        id: cheapest.id,
        koreanName: product.koreanName,
        flavor: cheapest.flavor,
        source: product.source === '' ? null : product.source,
        imageURL: supplementPicture(product, cheapest),
        description: product.description,
        price: cheapest.price,
        ...priceAge(product, cheapest, now),
        certified: product.certified,
        example: product.slug !== null,
      }
    );
  }
}

export class UnitDto {
  @ApiProperty({ example: 31 })
  supplementId: number;

  @ApiProperty({ description: '한 통의 횟수', example: 30 })
  servings: number;

  @ApiProperty({ description: '한 통 가격(원)', example: 42000 })
  price: number;
}

export class FlavorDto {
  @ApiProperty({ example: '초콜릿' })
  flavorName: string;

  @ApiProperty({ description: '횟수가 적은 것부터', type: [UnitDto] })
  units: UnitDto[];
}

const amount = (description: string) =>
  ApiProperty({
    description: `1회분 ${description}(g), 없으면 null`,
    type: Number,
    nullable: true,
    example: null,
  });

export class SupplementDetailDto extends PriceAgeDto {
  @ApiProperty({ example: 31 })
  id: number;

  @ApiProperty({ example: '루트랩 아이솔레이트 프로틴' })
  koreanName: string;

  @ApiProperty({ enum: SUPPLEMENT_TYPES, example: 'Protein' })
  supplementType: SupplementType;

  @ApiProperty({ example: '/figures/packages/rootlab-isolate-protein--0.svg' })
  imageURL: string;

  @ApiProperty({
    description: '제품의 맛, 이 구성의 맛 먼저',
    type: [String],
    example: ['초콜릿', '바닐라'],
  })
  flavor: string[];

  @ApiProperty({ description: '한 통의 횟수', example: 30 })
  servings: number;

  @ApiProperty({ example: '한 번에 단백질 25g을 채우는 분리유청단백이에요.' })
  description: string;

  @ApiProperty({ description: '원료, 없으면 null', type: String, nullable: true, example: '분리유청단백' })
  source: string | null;

  @ApiProperty({ description: '판매처 검색 주소', example: 'https://search.shopping.naver.com/search/all' })
  marketURL: string;

  @ApiProperty({ description: '한 통 가격(원)', example: 42000 })
  price: number;

  @amount('단백질')
  proteinPerServing: number | null;

  @amount('지방')
  fatPerServing: number | null;

  @amount('탄수화물')
  carbohydratePerServing: number | null;

  @amount('류신')
  leucine: number | null;

  @amount('이소류신')
  isoLeucine: number | null;

  @amount('발린')
  valine: number | null;

  @amount('메티오닌')
  methionine: number | null;

  @amount('페닐알라닌')
  phenylalanine: number | null;

  @amount('트레오닌')
  threonine: number | null;

  @amount('L-카르니틴')
  l_Carnitine: number | null;

  @amount('L-글루타민')
  l_Glutamine: number | null;

  @amount('L-알라닌')
  l_Alanine: number | null;

  @amount('L-라이신')
  l_Lysine: number | null;

  @ApiProperty({ description: '건강기능식품인지', example: false })
  certified: boolean;

  @ApiProperty({
    description: '식약처가 인정한 기능성, 건강기능식품만',
    type: String,
    nullable: true,
    example: null,
  })
  approvedFunction: string | null;

  @ApiProperty({ description: '예시로 만든 제품인지. 맞으면 marketURL은 검색이에요.', example: true })
  example: boolean;

  @ApiProperty({
    description: '국내에서 식품으로 팔지 않는 성분이 있으면 그 안내',
    type: String,
    nullable: true,
    example: null,
  })
  saleNote: string | null;

  @ApiProperty({ description: '알레르기 유발 성분', enum: ALLERGENS, isArray: true, example: ['우유'] })
  allergens: Allergen[];

  @ApiProperty({ description: '주의할 점', type: [String], example: [] })
  cautions: string[];

  @ApiProperty({ description: '고를 수 있는 맛과 용량', type: [FlavorDto] })
  otherFlavors: FlavorDto[];

  /** A variant of a product; `undefined` if the product has no variant with this id. */
  static from(product: ProductRow, variantId: number, now: Date): SupplementDetailDto | undefined {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (!variant) return undefined;
    const { perServing } = product;
    const otherFlavors = flavorsOf(product.variants);
    return {
      id: variant.id,
      koreanName: product.koreanName,
      supplementType: product.supplementType,
      imageURL: supplementPicture(product, variant),
      flavor: [...new Set([variant.flavor, ...otherFlavors.map(flavor => flavor.flavorName)])],
      servings: variant.servings,
      description: product.description,
      source: product.source === '' ? null : product.source,
      marketURL: product.marketURL,
      price: variant.price,
      ...priceAge(product, variant, now),
      proteinPerServing: perServing.proteinG ?? null,
      fatPerServing: perServing.fatG ?? null,
      carbohydratePerServing: perServing.carbohydrateG ?? null,
      leucine: perServing.leucineG ?? null,
      isoLeucine: perServing.isoLeucineG ?? null,
      valine: perServing.valineG ?? null,
      methionine: perServing.methionineG ?? null,
      phenylalanine: perServing.phenylalanineG ?? null,
      threonine: perServing.threonineG ?? null,
      l_Carnitine: perServing.lCarnitineG ?? null,
      l_Glutamine: perServing.lGlutamineG ?? null,
      l_Alanine: perServing.lAlanineG ?? null,
      l_Lysine: perServing.lLysineG ?? null,
      certified: product.certified,
      approvedFunction: product.approvedFunction,
      example: product.slug !== null,
      saleNote: saleNote(product),
      allergens: product.allergens,
      cautions: product.cautions,
      otherFlavors,
    };
  }
}

/** Flavours in the order of their first variant, each with its pack sizes, smallest first. */
function flavorsOf(variants: readonly VariantRow[]): FlavorDto[] {
  const flavors = new Map<string, UnitDto[]>();
  for (const { id, flavor, servings, price } of [...variants].sort((a, b) => a.id - b.id)) {
    const units = flavors.get(flavor) ?? [];
    units.push({ supplementId: id, servings, price });
    flavors.set(flavor, units);
  }
  return [...flavors].map(([flavorName, units]) => ({
    flavorName,
    units: units.sort((a, b) => a.servings - b.servings || a.price - b.price),
  }));
}
