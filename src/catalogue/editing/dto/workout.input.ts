import { IsOptional } from 'class-validator';
import {
  BASE_LIFTS,
  LOAD_TYPES,
  MECHANICS,
  MOVEMENT_FACTS,
  MOVEMENT_PATTERNS,
  WORKOUT_STRESSES,
  type BaseLift,
  type LoadType,
  type Mechanic,
  type MovementFact,
  type MovementPattern,
  type SkillLevel,
  type WorkoutStress,
} from '../../catalogue.vocabulary.js';
import {
  BooleanField,
  ChoiceField,
  ListField,
  NumberField,
  OptionalChoiceField,
  OptionalNumberField,
  OptionalTextField,
  OptionalWholeNumberField,
  ReviewedListField,
  TextField,
  VideoField,
  WholeNumberField,
} from './field.decorators.js';
import { LARGEST_INT } from '../../../common/validation/largest-int.js';

/** A workout as an admin sees it. The load fields are the basis of the computed weight. */
export class WorkoutInput {
  @TextField('한글 이름', 60, { example: '바벨 벤치프레스' })
  koreanName: string;

  @TextField('영문 이름', 100, { example: 'Barbell bench press' })
  englishName: string;

  @ListField('별칭', { example: ['벤치'] })
  aliases?: string[];

  @ListField('주 운동 부위', { example: ['가슴'] })
  primaryBodyParts: string[];

  @ListField('보조 운동 부위', { example: ['삼두', '어깨'] })
  secondaryBodyParts?: string[];

  @ListField('필요한 기구 (모두 있어야 해요)', { example: ['바벨'] })
  machines: string[];

  @TextField('설명', 2000, { example: '벤치에 누워 바를 가슴까지 내렸다가 밀어 올려요.' })
  description: string;

  @ListField('흔한 실수', { longest: 300, most: 5, example: ['엉덩이가 벤치에서 떠요.'] })
  mistakes?: string[];

  @OptionalTextField('안전 수칙', 1000)
  safety?: string | null;

  @VideoField('영상 주소', 255)
  videoLink?: string | null;

  @ChoiceField('움직임', MOVEMENT_PATTERNS, { enumName: 'MovementPattern', example: 'horizontalPush' })
  pattern: MovementPattern;

  @TextField('계열', 60, { example: 'bench-press' })
  family: string;

  @ChoiceField('다관절/단관절', MECHANICS, { enumName: 'Mechanic', example: 'compound' })
  mechanic: Mechanic;

  @ChoiceField('무게 종류', LOAD_TYPES, { enumName: 'LoadType', example: 'barbell' })
  loadType: LoadType;

  @OptionalChoiceField('기준 운동', BASE_LIFTS)
  baseLift?: BaseLift | null;

  @NumberField('기준 운동 대비 비율(남)', 0, 5, { example: 1 })
  ratioMale: number;

  @NumberField('기준 운동 대비 비율(여)', 0, 5, { example: 1 })
  ratioFemale: number;

  @OptionalTextField('비율의 출처', 255)
  ratioSource?: string | null;

  @NumberField('무게 간격(kg)', 0, 50, { example: 2.5 })
  incrementKg: number;

  @NumberField('가장 가벼운 무게(kg)', 0, 200, { example: 20 })
  minLoadKg: number;

  @OptionalNumberField('체중 중 드는 몫', 0, 1)
  bodyweightShare?: number | null;

  @BooleanField('보조 가능')
  assistable?: boolean;

  @BooleanField('누구나 해도 되는 가벼운 운동 (무게 모델 없이 추천)')
  gentle?: boolean;

  @ListField('크게 부담을 주는 곳 (아프면 추천하지 않아요)', {
    choices: WORKOUT_STRESSES,
    example: ['shoulder'],
  })
  stresses?: WorkoutStress[];

  @ListField('조금 부담을 주는 곳 (아프면 가볍게 추천해요)', {
    choices: WORKOUT_STRESSES,
    example: ['wrist'],
  })
  mildStresses?: WorkoutStress[];

  @OptionalTextField('부담을 주는 까닭 (비우면 검토하지 않은 운동이에요)', 255, {
    example: '팔을 머리 위로 들어 어깨에 힘이 걸려요.',
  })
  stressReason?: string | null;

  @ReviewedListField('동작의 특징', MOVEMENT_FACTS, {
    description:
      '검토한 동작의 특징. null이면 아직 검토하지 않은 운동이라 임신, 심장 질환처럼 보호가 필요한 회원에게 추천하지 않아요. 빈 목록은 검토했더니 해당하는 것이 없다는 뜻이에요. (파일에서는 `|`로 나누고, 없으면 `none`, 검토 전이면 비워요)',
    example: ['supine', 'valsalva'],
  })
  facts?: MovementFact[] | null;

  @OptionalWholeNumberField('더 쉬운 운동의 번호', 1, LARGEST_INT)
  easierVariantId?: number | null;

  @WholeNumberField('숙련도(1~3)', 1, 3, { example: 2 })
  skill: SkillLevel;

  @WholeNumberField('기본 운동 정도(0~2)', 0, 2, { required: false, default: 1, example: 1 })
  @IsOptional()
  staple?: 0 | 1 | 2;

  @BooleanField('숨김')
  hidden?: boolean;

  @OptionalWholeNumberField('읽은 뒤의 버전(바뀌었으면 409)', 1, LARGEST_INT)
  version?: number | null;
}
