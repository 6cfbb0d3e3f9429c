/** Won, from the specification; the maximum from the contract. */
export const INITIAL_BUDGET = 70_000;
export const BUDGET_STEP = 10_000;
export const MIN_BUDGET = 50_000;
export const MAX_BUDGET = 1_000_000;

export type BudgetWarning = 'minimum' | 'maximum' | null;
export interface BudgetChange {
  budget: number;
  warning: BudgetWarning;
}

/** One press of −: at the minimum only the warning changes. */
export const lowerBudget = (budget: number): BudgetChange =>
  budget <= MIN_BUDGET
    ? { budget: MIN_BUDGET, warning: 'minimum' }
    : { budget: budget - BUDGET_STEP, warning: null };

/** One press of +: clears the warning of the minimum. */
export const raiseBudget = (budget: number): BudgetChange =>
  budget >= MAX_BUDGET
    ? { budget: MAX_BUDGET, warning: 'maximum' }
    : { budget: budget + BUDGET_STEP, warning: null };
