import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { AccountExportDto } from './account-export.dto.js';

/** Exports what one domain stores about a member. */
export interface AccountExportPart<Part> {
  of(userId: number): Promise<Part>;
}

type Provider<Part> = (target: new (...dependencies: never[]) => AccountExportPart<Part>) => void;

const metadata = DiscoveryService.createDecorator<string>();

/** Metadata key by which the parts are found. */
export const EXPORTS_ACCOUNT_PART = metadata;

/**
 * Registers a provider of a domain's module as one part of the account export.
 * @param name the part's property in the export
 * @param type the part's type in the API document; in brackets for a list
 */
export function ExportsAccountPart<Part>(name: string, type: Type<Part>): Provider<Part>;
export function ExportsAccountPart<Part>(name: string, type: [Type<Part>]): Provider<Part[]>;
export function ExportsAccountPart(name: string, type: Type | [Type]): Provider<unknown> {
  ApiProperty({ type })(AccountExportDto.prototype, name);
  return metadata(name);
}
