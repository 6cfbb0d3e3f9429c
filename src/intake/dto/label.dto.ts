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

  @ApiProperty({ description: '확실하지 않아 여쭤보는 것', type: [LabelQuestionDto] })
  questions: LabelQuestionDto[];
}
