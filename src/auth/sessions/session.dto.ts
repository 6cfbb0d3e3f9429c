import { ApiProperty } from '@nestjs/swagger';
import type { Login } from '../entities/login.entity.js';

/** A device that is logged in. */
export class SessionDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'iPhone · Safari' })
  deviceName: string;

  @ApiProperty({ description: '이 호출을 보낸 로그인인지' })
  current: boolean;

  @ApiProperty({ description: '로그인 상태 유지를 골랐는지' })
  rememberMe: boolean;

  @ApiProperty({ description: '로그인한 때' })
  createdAt: Date;

  @ApiProperty({ description: '마지막으로 쓴 때. 15분쯤 늦을 수 있어요.' })
  lastUsedAt: Date;

  static from(login: Login, currentId: number): SessionDto {
    return {
      id: login.id,
      deviceName: login.deviceName ?? '알 수 없는 기기',
      current: login.id === currentId,
      rememberMe: Boolean(login.rememberMe),
      createdAt: login.createdAt,
      lastUsedAt: login.rotatedAt,
    };
  }
}
