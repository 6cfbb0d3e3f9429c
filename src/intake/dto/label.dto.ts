import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { NUTRIENT_NAMES, type NutrientName } from '../../recommendation/public.js';
import { LONGEST_LABEL } from '../label/nutrition-label.js';
import { IntakeNutrientDto } from './intake-item.dto.js';

export class ReadLabelDto {
  @ApiProperty({
    description: '붙여 넣은 라벨: 영양정보와 섭취 방법',
    maxLength: LONGEST_LABEL,
    example: '1일 섭취량(2정)당 비타민D 50㎍(500%), 아연 10mg(118%)\n1일 2회, 1회 1정을 드세요.',
  })
  @IsString()
  @Length(1, LONGEST_LABEL, {
    message: `라벨은 ${LONGEST_LABEL.toLocaleString('en-US')}자까지 읽을 수 있어요.`,
  })
  text: string;
}

class LabelQuestionDto {
  @ApiProperty({ description: '라벨에 적힌 그대로', example: '산화마그네슘 500mg' })
  text: string;

  @ApiProperty({ example: '마그네슘 자체의 양인가요, 다른 것과 합쳐진 원료의 양인가요?' })
  question: string;

  @ApiProperty({
    description: '어느 성분인지',
    enum: NUTRIENT_NAMES,
    enumName: 'NutrientName',
    nullable: true,
  })
  nutrient: NutrientName | null;
}

export class LabelDto {
  @ApiProperty({ description: '한 번에 든 성분, 확실한 것만', type: [IntakeNutrientDto] })
  nutrients: IntakeNutrientDto[];

  @ApiProperty({
    description: '하루에 몇 번. 적혀 있지 않으면 null',
    type: 'integer',
    nullable: true,
    example: 2,
  })
  servingsPerDay: number | null;

  @ApiProperty({ description: '읽은 글. 제품을 더할 때 함께 보내면 검사가 이름만 있는 성분도 봐요.' })
  label: string;

  @ApiProperty({ description: '확실하지 않아 여쭤보는 것', type: [LabelQuestionDto] })
  questions: LabelQuestionDto[];
}

const LONGEST_KEYWORD = 100;

export class ReportedKeywordDto {
  @ApiProperty({ description: '이름이나 회사의 일부', maxLength: LONGEST_KEYWORD, example: '비타민' })
  @IsString()
  @Length(1, LONGEST_KEYWORD, { message: `찾는 말은 ${LONGEST_KEYWORD}자까지예요.` })
  keyword: string;
}

export class ReportedNameDto {
  @ApiProperty({ description: '신고 제품 번호', example: 41 })
  id: number;

  @ApiProperty({ example: '하루 비타민 D' })
  koreanName: string;

  @ApiProperty({ description: '신고한 회사', example: '한빛헬스' })
  brand: string;
}
