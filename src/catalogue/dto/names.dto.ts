import { ApiProperty } from '@nestjs/swagger';

export class KoreanNameDto {
  @ApiProperty({ description: '한국어 이름', example: '가슴' })
  koreanName: string;
}

export class BodyPartNamesDto {
  @ApiProperty({ description: '운동 부위, 화면에 보이는 순서', type: [KoreanNameDto] })
  bodyPartKoreanName: KoreanNameDto[];
}

export class BodyPartDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: '가슴' })
  koreanName: string;

  @ApiProperty({ example: 'chest' })
  englishName: string;
}

export class MachineNameDto {
  @ApiProperty({ description: '기구 이름', example: '바벨' })
  koreanName: string;
}

export class MachineDto {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ example: '바벨' })
  koreanName: string;

  @ApiProperty({ example: 'Barbell' })
  englishName: string;

  @ApiProperty({ description: '그림 경로, 없으면 null', type: String, nullable: true, example: null })
  imgPath: string | null;
}

/** A name in suggestions or choices. */
export class NamedDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;
}
