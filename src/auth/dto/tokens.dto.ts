import { ApiProperty } from '@nestjs/swagger';

export class TokensDto {
  @ApiProperty({ description: '다른 호출의 Bearer 토큰. 15분 동안 쓸 수 있어요.' })
  accessToken: string;

  @ApiProperty({ description: '새 토큰을 받을 때 한 번 쓰는 토큰. 30일 동안 쓸 수 있어요.' })
  refreshToken: string;
}
