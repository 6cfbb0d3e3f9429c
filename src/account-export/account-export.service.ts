import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EXPORTS_ACCOUNT_PART, type AccountExportPart } from './account-export-part.js';
import type { AccountExportDto } from './account-export.dto.js';

/** Collects what every domain stores about a member, without knowing the domains. */
@Injectable()
export class AccountExportService implements OnApplicationBootstrap {
  private readonly parts = new Map<string, AccountExportPart<unknown>>();

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: EXPORTS_ACCOUNT_PART.KEY })) {
      const name = this.discovery.getMetadataByDecorator(EXPORTS_ACCOUNT_PART, provider)!;
      if (this.parts.has(name)) throw new Error(`two parts of the account's export are called ${name}`);
      this.parts.set(name, provider.instance as AccountExportPart<unknown>);
    }
  }

  async of(userId: number): Promise<AccountExportDto> {
    const told: AccountExportDto = {};
    for (const [name, part] of this.parts) told[name] = await part.of(userId);
    return told;
  }
}
