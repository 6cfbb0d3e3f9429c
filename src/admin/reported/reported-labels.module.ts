import { Global, Module } from '@nestjs/common';
import { ReportedLabels } from '../../intake/public.js';
import { ReportedNames } from './reported-names.service.js';
import { StoredReportedLabels } from './stored-reported-labels.js';

/** Reported products for members: their domain knows nothing of the admins'. */
@Global()
@Module({
  providers: [ReportedNames, { provide: ReportedLabels, useClass: StoredReportedLabels }],
  exports: [ReportedLabels],
})
export class ReportedLabelsModule {}
