import { Module } from '@nestjs/common';
import { LinkChecks } from './link-checks.service.js';
import { LinkProbe } from './link-probe.js';

/** The catalogue's links and their check results, for the screen and the job. */
@Module({ providers: [LinkChecks, LinkProbe], exports: [LinkChecks, LinkProbe] })
export class LinksModule {}
