import { ApiProperty } from '@nestjs/swagger';

/** What ends each set while too little is known about the member for a number. */
export class StopDto {
  @ApiProperty({ description: '보통 이쯤부터', type: 'integer', example: 4 })
  least: number;

  @ApiProperty({ description: '많아도 여기까지', type: 'integer', example: 20 })
  most: number;

  @ApiProperty({ description: '이만큼 더 할 수 있겠다 싶을 때 멈춰요.', type: 'integer', example: 2 })
  felt: number;

  @ApiProperty({
    description: '횟수를 정하지 않은 까닭과 실제로 남는 횟수',
    example:
      '아직 알아가는 중이라 횟수를 정해 두지 않았어요. 멈추면 한 횟수를 적어 주세요. 남은 힘은 적게 느껴지기 쉬워서, 실제로는 3~4회쯤 남아요.',
  })
  text: string;
}
