import { Module } from '@nestjs/common';
import { OpenConnections } from '../common/http/open-connections.js';
import { HealthController } from './health.controller.js';
import { Instances } from './instances/instances.service.js';
import { ProcessEnd } from './process-end.js';
import { ReadinessService } from './readiness.service.js';

/** The health of a process. */
@Module({ providers: [ProcessEnd, ReadinessService], exports: [ProcessEnd, ReadinessService] })
export class ReadinessModule {}

/** The same over HTTP, plus the server's connections. */
@Module({
  imports: [ReadinessModule],
  controllers: [HealthController],
  providers: [Instances, OpenConnections],
})
export class HealthModule {}
