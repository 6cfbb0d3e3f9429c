import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { ExportedPushDto } from './push.dto.js';

@Injectable()
@ExportsAccountPart('push', ExportedPushDto)
export class PushExport implements AccountExportPart<ExportedPushDto> {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  of(userId: number): Promise<ExportedPushDto> {
    return this.subscriptions.exported(userId);
  }
}
