import { ApiProperty } from '@nestjs/swagger';

export class SignupProofDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ description: '가입할 때 한 번 보내는 증표. 30분 동안 쓸 수 있어요.' })
  signupProof: string;
}
