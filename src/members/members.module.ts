import { Module } from '@nestjs/common';
import { Members } from './members.service.js';

/** Who the members are: below every domain that keeps something of them. */
@Module({ providers: [Members], exports: [Members] })
export class MembersModule {}
