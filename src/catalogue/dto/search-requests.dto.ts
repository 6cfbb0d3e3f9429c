import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { SUPPLEMENT_TYPES, type SupplementType } from '../catalogue.vocabulary.js';

export const LONGEST_KEYWORD = 100;
const KEYWORD_TOO_LONG = `검색어는 ${LONGEST_KEYWORD}자까지 쓸 수 있어요.`;
/** Larger than any list of names. */
const MOST_NAMES = 64;
const LONGEST_PART_NAME = 30;

export class BodyPartFilterDto {
  @ApiProperty({
    description: '운동 부위의 한국어 이름. 비우거나 빼면 전체예요.',
    type: [String],
    required: false,
    example: ['가슴', '등'],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_NAMES, { message: '부위가 너무 많아요.' })
  @IsString({ each: true })
  @MaxLength(LONGEST_PART_NAME, { each: true, message: '모르는 운동 부위예요.' })
  bodyPartKoreanName?: string[];
}

export class WorkoutSearchDto extends BodyPartFilterDto {
  @ApiProperty({
    description: '검색어: 이름 일부, 초성, 별명, 영어 모두 돼요.',
    required: false,
    maxLength: LONGEST_KEYWORD,
    example: '벤치',
  })
  @EmptyAsAbsent()
  @IsString()
  @MaxLength(LONGEST_KEYWORD, { message: KEYWORD_TOO_LONG })
  searchKeyword?: string;
}

export class SupplementSearchDto {
  @ApiProperty({
    description: '검색어: 이름 일부, 초성, 성분, 영어 모두 돼요.',
    required: false,
    maxLength: LONGEST_KEYWORD,
    example: '프로틴',
  })
  @EmptyAsAbsent()
  @IsString()
  @MaxLength(LONGEST_KEYWORD, { message: KEYWORD_TOO_LONG })
  searchKeyword?: string;

  @ApiProperty({
    description: '종류. 비우거나 빼면 전체이고, AminoAcid는 BCAA도 찾아요.',
    enum: SUPPLEMENT_TYPES,
    isArray: true,
    required: false,
    example: ['Protein'],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_NAMES, { message: '종류가 너무 많아요.' })
  @IsIn(SUPPLEMENT_TYPES, { each: true, message: '모르는 보충제 종류예요.' })
  supplementType?: SupplementType[];
}

export class KeywordQueryDto {
  @ApiProperty({
    description: '지금까지 입력한 글자',
    required: false,
    maxLength: LONGEST_KEYWORD,
    example: 'ㅂㅊㅍㄹ',
  })
  @EmptyAsAbsent()
  @IsString()
  @MaxLength(LONGEST_KEYWORD, { message: KEYWORD_TOO_LONG })
  keyword?: string;
}
