import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { ApiBearerAuth } from '@nestjs/swagger';

export type Role = 'member' | 'admin';

/** Who may call a route. Without a decorator a route is for members: roles fail closed. */
export type Access = 'public' | Role | 'refresh';

export const ACCESS_KEY = 'routineup:access';

/** Anybody may call the route. */
export const Public = () => SetMetadata(ACCESS_KEY, 'public' satisfies Access);

export const KNOWS_MEMBERS_KEY = 'routineup:knowsMembers';

/** Anybody may call the route; a member who calls it with a valid token is known. Who is not known as a member is a visitor. */
export const KnowsMembers = () =>
  applyDecorators(
    Public(),
    SetMetadata(KNOWS_MEMBERS_KEY, true),
    // Renewed, the token makes the member known.
    ApiErrors('EXPIRED_ACCESS_TOKEN_EXCEPTION'),
  );

/** Only logged-in members may call the route. The default, written out for readers and the API document. */
export const MembersOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'member' satisfies Access),
    ApiBearerAuth('access'),
    ApiErrors('UNAUTHENTICATED_EXCEPTION', 'EXPIRED_ACCESS_TOKEN_EXCEPTION', 'FORBIDDEN_EXCEPTION'),
  );

/** What an admin may do: look, change the catalogue, or say who the admins are. Each may what those before it may. */
export const ADMIN_ROLES = ['viewer', 'editor', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const ADMIN_ROLE_KEY = 'routineup:adminRole';

/** The least an admin has to be for a route. Without it `viewer` reads and `editor` does all else. */
export const LeastAdmin = (role: AdminRole) => SetMetadata(ADMIN_ROLE_KEY, role);

export const BEFORE_SECOND_FACTOR_KEY = 'routineup:beforeSecondFactor';

/** What an admin may call whose login was opened without a second factor, where one is needed: what adds one, and the own account. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR_KEY, true);

/** Only admins may call the route. */
export const AdminsOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'admin' satisfies Access),
    ApiBearerAuth('access'),
    ApiErrors('UNAUTHENTICATED_EXCEPTION', 'EXPIRED_ACCESS_TOKEN_EXCEPTION', 'FORBIDDEN_EXCEPTION'),
  );

/** The route carries a refresh token as its Bearer. */
export const RefreshTokenOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'refresh' satisfies Access),
    ApiBearerAuth('refresh'),
    ApiErrors(
      'UNAUTHENTICATED_EXCEPTION',
      'EXPIRED_REFRESH_TOKEN_EXCEPTION',
      'REVOKED_REFRESH_TOKEN_EXCEPTION',
      'ACCOUNT_GONE_EXCEPTION',
    ),
  );

/** Who is calling, as the guard established it. */
export interface Principal {
  role: Role;
  /** The member's or the admin's id, by role. */
  id: number;
  /** Id of the login the token belongs to. */
  loginId: number;
  /** Whether the login was opened with a second factor, or one was added since. Only admins have one. */
  secondFactor?: boolean;
}

export type AuthenticatedRequest = FastifyRequest & { user?: Principal };

/** The id of the member or admin who calls. */
export const CurrentId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const principal = context.switchToHttp().getRequest<AuthenticatedRequest>().user;
  if (!principal) throw new Error('CurrentId was used on a public route');
  return principal.id;
});

/** The id of the member who calls a route that `KnowsMembers`; null for a visitor. */
export const MemberIdIfAny = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user?.id ?? null,
);

/** The whole principal. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = context.switchToHttp().getRequest<AuthenticatedRequest>().user;
  if (!principal) throw new Error('CurrentPrincipal was used on a public route');
  return principal;
});
