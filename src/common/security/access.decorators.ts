import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { ApiBearerAuth } from '@nestjs/swagger';

export type Role = 'member' | 'admin';

/** Who may call a route. Without a decorator, a route is for members: roles fail closed. */
export type Access = 'public' | Role | 'refresh';

export const ACCESS_KEY = 'routineup:access';

/** Anybody may call the route. */
export const Public = () => SetMetadata(ACCESS_KEY, 'public' satisfies Access);

export const KNOWS_MEMBERS_KEY = 'routineup:knowsMembers';

/** Anybody may call the route; a valid token identifies a member. Everybody else is a visitor. */
export const KnowsMembers = () =>
  applyDecorators(
    Public(),
    SetMetadata(KNOWS_MEMBERS_KEY, true),
    // Renewed, the token makes the member known.
    ApiErrors('EXPIRED_ACCESS_TOKEN_EXCEPTION'),
  );

/** Only logged-in members may call the route. This is the default, written out for readers and the API document. */
export const MembersOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'member' satisfies Access),
    ApiBearerAuth('access'),
    ApiErrors('UNAUTHENTICATED_EXCEPTION', 'EXPIRED_ACCESS_TOKEN_EXCEPTION', 'FORBIDDEN_EXCEPTION'),
  );

/** Admin roles: reads, changes the catalogue, manages the admins. Each includes the roles before it. */
export const ADMIN_ROLES = ['viewer', 'editor', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const ADMIN_ROLE_KEY = 'routineup:adminRole';

/** Minimum admin role of a route. The default is `viewer` for reads and `editor` for everything else. */
export const LeastAdmin = (role: AdminRole) => SetMetadata(ADMIN_ROLE_KEY, role);

export const BEFORE_SECOND_FACTOR_KEY = 'routineup:beforeSecondFactor';

/** Routes for an admin whose login lacks a required second factor: adding one, and the own account. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR_KEY, true);

export const AdminsOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'admin' satisfies Access),
    ApiBearerAuth('access'),
    ApiErrors('UNAUTHENTICATED_EXCEPTION', 'EXPIRED_ACCESS_TOKEN_EXCEPTION', 'FORBIDDEN_EXCEPTION'),
  );

/** The route expects a refresh token as its Bearer token. */
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

/** The caller, as established by the guard. */
export interface Principal {
  role: Role;
  /** The member's or the admin's id, by role. */
  id: number;
  /** Id of the login the token belongs to. */
  loginId: number;
  /** Whether the login was opened with a second factor, or has gained one since. Only admins have one. */
  secondFactor?: boolean;
  /** What everything shown to a member may depend on, as of the check of the token; only where answers are kept. */
  asOf?: { revision: string; catalogueVersion: number };
}

export type AuthenticatedRequest = FastifyRequest & { user?: Principal };

/** The id of the calling member or admin. */
export const CurrentId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const principal = context.switchToHttp().getRequest<AuthenticatedRequest>().user;
  if (!principal) throw new Error('CurrentId was used on a public route');
  return principal.id;
});

/** The calling member's id on a `KnowsMembers` route; null for a visitor. */
export const MemberIdIfAny = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user?.id ?? null,
);

export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = context.switchToHttp().getRequest<AuthenticatedRequest>().user;
  if (!principal) throw new Error('CurrentPrincipal was used on a public route');
  return principal;
});
