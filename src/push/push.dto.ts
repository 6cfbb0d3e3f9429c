import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { LONGEST_ENDPOINT } from './push-services.js';
import { FIRST_HOUR, LAST_HOUR } from './push-times.js';

/** The keys of the RFC's own example. */
const RFC_8291 = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** Seconds. */
const LONGEST_REST = 3_600;

export class SavePushSettingsDto {
  @ApiProperty({ description: '오늘 할 운동이 있으면 아침에 알릴지', example: true })
  @IsBoolean()
  today: boolean;

  @ApiProperty({ description: '화면이 꺼진 동안 쉬는 시간이 끝나면 알릴지', example: true })
  @IsBoolean()
  rest: boolean;

  @ApiProperty({ description: '먹는 것이 떨어져 갈 때 알릴지', example: true })
  @IsBoolean()
  refill: boolean;

  @ApiProperty({
    description: '하루 한 번 알리는 시각, 한국',
    minimum: FIRST_HOUR,
    maximum: LAST_HOUR,
    example: 9,
  })
  @IsInt()
  @Min(FIRST_HOUR, { message: `${FIRST_HOUR}시부터 고를 수 있어요.` })
  @Max(LAST_HOUR, { message: `${LAST_HOUR}시까지 고를 수 있어요.` })
  hour: number;
}

export class PushStateDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: '브라우저가 알림을 신청할 때 쓰는 공개 키. null이면 알림을 보내지 않는 곳이에요.',
  })
  publicKey: string | null;

  @ApiProperty({ description: '이 기기가 알림을 받는지' })
  here: boolean;

  @ApiProperty({ type: SavePushSettingsDto })
  settings: SavePushSettingsDto;
}

export class PushEndpointDto {
  @ApiProperty({
    description: '브라우저가 받은 주소',
    maxLength: LONGEST_ENDPOINT,
    example: 'https://fcm.googleapis.com/fcm/send/abc',
  })
  @MaxLength(LONGEST_ENDPOINT)
  @Matches(/^https?:\/\/[\x21-\x7e]+$/, { message: '알림을 받을 주소가 아니에요.' })
  endpoint: string;
}

export class SubscribeDto extends PushEndpointDto {
  @ApiProperty({ description: '브라우저의 공개 키, base64url', example: RFC_8291.p256dh })
  @Matches(/^B[\w-]{86}$/)
  p256dh: string;

  @ApiProperty({ description: '브라우저의 비밀 값, base64url', example: RFC_8291.auth })
  @Matches(/^[\w-]{22}$/)
  auth: string;
}

export class RunningRestDto {
  @ApiProperty({
    description: '쉬는 시간이 끝나기까지 남은 초',
    minimum: 1,
    maximum: LONGEST_REST,
    example: 90,
  })
  @IsInt()
  @Min(1)
  @Max(LONGEST_REST)
  seconds: number;

  @ApiProperty({
    description: '그 운동의 번호',
    format: 'uuid',
    example: '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee',
  })
  @IsUUID()
  sessionId: string;
}

class ExportedPushDeviceDto {
  @ApiProperty({ description: '알림을 전하는 곳', example: 'fcm.googleapis.com' })
  service: string;

  @ApiProperty()
  createdAt: Date;
}

export class ExportedPushDto extends PickType(PushStateDto, ['settings']) {
  @ApiProperty({ type: [ExportedPushDeviceDto] })
  devices: ExportedPushDeviceDto[];
}
