import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Length, Matches, ValidateBy } from 'class-validator';
import { KnownPasswordField, MailAddressField } from '../../auth/public.js';
import { isAdminPassword, LONGEST_ADMIN_PASSWORD, SHORTEST_ADMIN_PASSWORD } from '../../config/config.js';
import { ADMIN_ROLES, type AdminRole } from '../../common/security/access.decorators.js';

const RoleField = () =>
  ApiProperty({ enum: ADMIN_ROLES, description: 'viewer 보기만, editor 고치기, owner 관리자까지' });

/** Longer than a member's password, because an admin changes what everybody reads. */
const NewAdminPasswordField = () => {
  const shown = ApiProperty({
    minLength: SHORTEST_ADMIN_PASSWORD,
    maxLength: LONGEST_ADMIN_PASSWORD,
    format: 'password',
    example: 'long-and-not-guessed',
  });
  const rule = ValidateBy({
    name: 'isAdminPassword',
    validator: {
      validate: value => typeof value === 'string' && isAdminPassword(value),
      defaultMessage: () =>
        `관리자 비밀번호는 서로 다른 글자를 섞어 ${SHORTEST_ADMIN_PASSWORD}자 이상으로 입력해 주세요.`,
    },
  });
  return (target: object, key: string): void => {
    shown(target, key);
    rule(target, key);
  };
};

export class AdminSelfDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: 'admin' })
  loginId: string;

  @RoleField()
  role: AdminRole;
}

export class AdminPersonDto extends AdminSelfDto {
  @ApiProperty({ type: String, nullable: true, example: 'gildong@example.com' })
  mailAddress: string | null;

  @ApiProperty({ description: '로그인할 수 없게 막았는지' })
  disabled: boolean;

  @ApiProperty({ description: '2단계 인증을 쓰는지' })
  secondFactor: boolean;

  @ApiProperty()
  createdAt: Date;
}

export class InvitationDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: 'gildong@example.com' })
  mailAddress: string;

  @RoleField()
  role: AdminRole;

  @ApiProperty()
  expiresAt: Date;
}

export class AdminPeopleDto {
  @ApiProperty({ type: [AdminPersonDto] })
  admins: AdminPersonDto[];

  @ApiProperty({ type: [InvitationDto], description: '아직 받지 않은 초대' })
  invitations: InvitationDto[];
}

export class InviteAdminDto {
  @MailAddressField()
  mailAddress: string;

  @RoleField()
  @IsIn(ADMIN_ROLES, { message: '역할을 골라 주세요.' })
  role: AdminRole;
}

export class ChangeAdminDto {
  @RoleField()
  @IsIn(ADMIN_ROLES, { message: '역할을 골라 주세요.' })
  role: AdminRole;

  @ApiProperty({ description: '로그인을 막을지', example: false })
  @IsBoolean()
  disabled: boolean;
}

export class JoinAdminDto {
  @ApiProperty({
    minLength: 43,
    maxLength: 43,
    description: '메일에 있는 주소의 # 뒤',
    example: 'A'.repeat(43),
  })
  @Matches(/^[\w-]{43}$/, { message: '초대 주소가 올바르지 않아요.' })
  token: string;

  @ApiProperty({ minLength: 3, maxLength: 60, example: 'gildong' })
  @Length(3, 60, { message: '아이디는 3~60자로 입력해 주세요.' })
  @Matches(/^[\w.@-]+$/, { message: '아이디에는 영문, 숫자, . _ @ -를 쓸 수 있어요.' })
  loginId: string;

  @NewAdminPasswordField()
  password: string;
}

export class AdminPasswordDto {
  @KnownPasswordField()
  password: string;

  @NewAdminPasswordField()
  newPassword: string;
}
