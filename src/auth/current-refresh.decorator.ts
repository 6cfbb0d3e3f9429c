import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RefreshPrincipal } from './login.service.js';

/** The refresh token sent to a `@RefreshTokenOnly()` route. */
export const CurrentRefresh = createParamDecorator(
  (_: unknown, context: ExecutionContext): RefreshPrincipal => {
    const { user } = context.switchToHttp().getRequest<{ user?: RefreshPrincipal }>();
    if (!user) throw new Error('CurrentRefresh was used on a route without @RefreshTokenOnly()');
    return user;
  },
);
