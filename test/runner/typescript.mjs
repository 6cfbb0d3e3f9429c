import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { swc } from '../../jest.config.js';

/** A source as Node runs it, and the map of it. */
export const compile = filename =>
  transformSync(readFileSync(filename, 'utf8'), { ...swc, filename, sourceMaps: true });
