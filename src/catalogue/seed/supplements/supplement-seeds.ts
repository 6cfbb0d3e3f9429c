import type { SupplementSeed } from '../seed.types.js';
import { AMINO_SUPPLEMENT_SEEDS } from './amino-supplement-seeds.js';
import { GAINER_SUPPLEMENT_SEEDS } from './gainer-supplement-seeds.js';
import { HEALTH_SUPPLEMENT_SEEDS } from './health-supplement-seeds.js';
import { PERFORMANCE_SUPPLEMENT_SEEDS } from './performance-supplement-seeds.js';
import { PROTEIN_SUPPLEMENT_SEEDS } from './protein-supplement-seeds.js';
import { WEIGHT_SUPPLEMENT_SEEDS } from './weight-supplement-seeds.js';

/** The example supplements: invented brands with realistic contents and prices (won, Korea, 2026). An admin replaces them by import. */
export const SUPPLEMENT_SEEDS: SupplementSeed[] = [
  ...PROTEIN_SUPPLEMENT_SEEDS,
  ...GAINER_SUPPLEMENT_SEEDS,
  ...AMINO_SUPPLEMENT_SEEDS,
  ...PERFORMANCE_SUPPLEMENT_SEEDS,
  ...WEIGHT_SUPPLEMENT_SEEDS,
  ...HEALTH_SUPPLEMENT_SEEDS,
];
