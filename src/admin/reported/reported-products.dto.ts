import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  REPORTED_STATES,
  type ReportedProduct,
  type ReportedState,
} from './entities/reported-product.entity.js';
import { ReportedProductInput } from './reported-product.input.js';
import { proposalOf } from './reported-proposal.js';

export class ReportedStateQueryDto {
  @ApiProperty({ enum: REPORTED_STATES, description: '어느 상태의 제품인지' })
  @IsIn(REPORTED_STATES)
  state: ReportedState;
}

export class ReportedCountsDto implements Record<ReportedState, number> {
  @ApiProperty({ description: '사람이 봐야 하는 제품', example: 12 })
  review: number;

  @ApiProperty({ description: '함량을 확인했고 가격을 기다리는 제품', example: 340 })
  ready: number;

  @ApiProperty({ description: '보충제 목록에 올린 제품', example: 20 })
  listed: number;

  @ApiProperty({ description: '올리지 않기로 한 제품', example: 3 })
  refused: number;

  @ApiProperty({ description: '추천에 쓰는 성분이 없는 제품', example: 4100 })
  outside: number;
}

export class ReportedFetchDto {
  @ApiProperty({ description: '식품안전나라 인증키가 설정돼 있는지', example: true })
  configured: boolean;

  @ApiProperty({ description: '지금 가져오고 있는지', example: false })
  running: boolean;

  @ApiProperty({ description: '이번에 가져온 수', example: 0 })
  fetched: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: '신고된 제품 수, 아직 모르면 null',
    example: null,
  })
  total: number | null;

  @ApiProperty({ type: Date, nullable: true, description: '마지막까지 가져온 때', example: null })
  finishedAt: Date | null;

  @ApiProperty({ type: String, nullable: true, description: '멈췄다면 그 까닭', example: null })
  failure: string | null;

  @ApiProperty({ type: ReportedCountsDto })
  counts: ReportedCountsDto;
}

export class ReportedProductDto {
  @ApiProperty({ example: 41 })
  id: number;

  @ApiProperty({ enum: REPORTED_STATES })
  state: ReportedState;

  @ApiProperty({ description: '결정한 뒤에 신고 내용이 바뀌었어요.', example: false })
  changed: boolean;

  @ApiProperty({ description: '품목제조신고번호', example: '20040020012345' })
  reportNumber: string;

  @ApiProperty({ description: '신고된 제품명', example: '하루 비타민 D' })
  name: string;

  @ApiProperty({ description: '신고한 회사', example: '한빛헬스' })
  company: string;

  @ApiProperty({ description: '주된 기능성', example: '칼슘과 인이 흡수되고 이용되는데 필요' })
  functions: string;

  @ApiProperty({ description: '섭취 방법', example: '1일 1회, 1회 1정(500mg)을 섭취하십시오.' })
  intake: string;

  @ApiProperty({ description: '기준·규격', example: '비타민D : 표시량(25㎍/일)의 80~180%' })
  standard: string;

  @ApiProperty({ description: '원재료', example: '비타민D3혼합제제, 유당' })
  materials: string;

  @ApiProperty({ type: [String], description: '사람이 봐야 하는 까닭', example: [] })
  doubts: string[];

  @ApiProperty({ type: ReportedProductInput, description: '읽은 내용, 확인했으면 확인한 내용' })
  fields: ReportedProductInput;

  static from({ id, state, changed, reportNumber, raw, accepted }: ReportedProduct): ReportedProductDto {
    const proposal = proposalOf(raw);
    return {
      id,
      state,
      changed,
      reportNumber,
      name: raw.PRDLST_NM,
      company: raw.BSSH_NM,
      functions: raw.PRIMARY_FNCLTY,
      intake: raw.NTK_MTHD,
      standard: raw.STDR_STND,
      materials: raw.RAWMTRL_NM,
      doubts: accepted ? [] : proposal.doubts,
      fields: accepted ?? proposal.fields,
    };
  }
}
