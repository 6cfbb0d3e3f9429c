import { Global, Module } from '@nestjs/common';
import { RequestsInFlight } from './requests-in-flight.js';
import { Clock } from './clock.js';

@Global()
@Module({ providers: [Clock, RequestsInFlight], exports: [Clock, RequestsInFlight] })
export class TimeModule {}
