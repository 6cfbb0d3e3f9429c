import { ApiProperty } from '@nestjs/swagger';
import { PRICE_SOURCES, type PriceSource } from '../../price-age.js';
import { BodyPartInput, MachineInput } from './named.inputs.js';
import { SupplementInput } from './supplement.input.js';
import { WorkoutInput } from './workout.input.js';

export class AdminSupplementDto extends SupplementInput {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ description: '제품 번호. 맛과 제공량이 다른 변형은 같은 제품이에요.', example: 4 })
  productId: number;

  @ApiProperty({ example: '/figures/packages/rootlab-isolate-protein--0.svg' })
  imageURL: string;

  @ApiProperty({ description: '예시로 만든 제품인지', example: false })
  example: boolean;

  @ApiProperty({ enum: PRICE_SOURCES, nullable: true, description: '가격이 어디서 왔는지, 모르면 null' })
  priceSource: PriceSource | null;

  @ApiProperty({ type: Date, nullable: true, description: '가격을 확인한 때, 모르면 null' })
  pricedAt: Date | null;

  declare version: number;
}

export class AdminWorkoutDto extends WorkoutInput {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  declare version: number;
}

export class AdminMachineDto extends MachineInput {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  imgPath: string | null;
}

export class AdminBodyPartDto extends BodyPartInput {
  @ApiProperty({ example: 12 })
  id: number;
}
