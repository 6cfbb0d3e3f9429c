import { Module } from '@nestjs/common';
import { Members } from './members.service.js';

/** The members: below every domain that stores their data. */
@Module({ providers: [Members], exports: [Members] })
export class MembersModule {}
