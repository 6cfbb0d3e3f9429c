import { CONDITION_RULES } from './condition.rules.js';
import { INTAKE_RULES } from './intake.rules.js';
import { LIFE_STAGE_RULES } from './life-stage.rules.js';
import { MEDICINE_RULES } from './medicine.rules.js';
import { READINESS_RULES } from './readiness.rules.js';
import { UPPER_LIMIT_RULES } from './upper-limits.js';
import type { SafetyRule } from './safety-rule.types.js';

/** All safety rules, each with its source: the only table that restricts the choice. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...LIFE_STAGE_RULES,
  ...CONDITION_RULES,
  ...MEDICINE_RULES,
  ...READINESS_RULES,
  ...INTAKE_RULES,
  ...UPPER_LIMIT_RULES,
];
