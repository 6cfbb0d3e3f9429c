import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobEndings } from './job-endings.js';
import { JobLedger } from './job-ledger.service.js';
import { JobWorker } from './job-worker.service.js';
import { Jobs } from './jobs.service.js';

/** Lets every module add jobs. */
@Global()
@Module({ providers: [JobEndings, JobLedger, Jobs], exports: [JobEndings, JobLedger, Jobs] })
export class JobsModule {}

/** Makes a process run the jobs whose handlers its modules provide. */
@Module({ imports: [DiscoveryModule], providers: [JobWorker] })
export class JobWorkerModule {}
