import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { swc } from '../../jest.config.js';

/** The JavaScript of a source, and its source map. */
export const compile = filename =>
  transformSync(readFileSync(filename, 'utf8'), { ...swc, filename, sourceMaps: true });
