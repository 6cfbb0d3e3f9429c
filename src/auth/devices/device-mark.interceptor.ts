import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import type { RequestOfDevice } from '../../common/http/caller.js';
import { DEVICE_MARK_HEADER } from './device-mark.header.js';
import { DeviceMarks } from './device-marks.js';

/** Reads the device's mark, and issues one to a device without one. */
@Injectable()
export class DeviceMarkInterceptor implements NestInterceptor {
  constructor(private readonly marks: DeviceMarks) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestOfDevice>();
    const reply = http.getResponse<FastifyReply>();
    // The response carries a mark, and possibly tokens or proofs: no cache may store it.
    reply.header('Cache-Control', 'no-store');
    const mark = request.headers[DEVICE_MARK_HEADER.toLowerCase()];
    const id = this.marks.idOf(typeof mark === 'string' ? mark : undefined);
    if (id === undefined) {
      request.device = { id: this.marks.newId(), fresh: true };
      reply.header(DEVICE_MARK_HEADER, this.marks.markOf(request.device.id));
    } else {
      request.device = { id, fresh: false };
    }
    return next.handle();
  }
}

/** Identifies the calling device: `Caller.device`. */
export const KnowsDevice = () =>
  applyDecorators(
    UseInterceptors(DeviceMarkInterceptor),
    ApiHeader({
      name: DEVICE_MARK_HEADER,
      required: false,
      description:
        '이 기기의 표시. 보내지 않으면 새 표시를 같은 이름의 응답 헤더로 드려요. 간직했다가 다시 보내면 ' +
        '다른 사람이 비밀번호를 여러 번 틀려도 이 기기에서는 로그인할 수 있어요.',
    }),
  );
