import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { AccountExportDto } from './account-export.dto.js';

/** Tells what one domain keeps of a member. */
export interface AccountExportPart<Part> {
  of(userId: number): Promise<Part>;
}

type Provider<Part> = (target: new (...dependencies: never[]) => AccountExportPart<Part>) => void;

const metadata = DiscoveryService.createDecorator<string>();

/** The metadata's key, for finding the parts. */
export const EXPORTS_ACCOUNT_PART = metadata;

/**
 * Makes a provider of a domain's module tell one part of the account's export.
 * @param name the property it has there
 * @param type the part as the API's document shows it; in brackets for a list
 */
export function ExportsAccountPart<Part>(name: string, type: Type<Part>): Provider<Part>;
export function ExportsAccountPart<Part>(name: string, type: [Type<Part>]): Provider<Part[]>;
export function ExportsAccountPart(name: string, type: Type | [Type]): Provider<unknown> {
  ApiProperty({ type })(AccountExportDto.prototype, name);
  return metadata(name);
}
