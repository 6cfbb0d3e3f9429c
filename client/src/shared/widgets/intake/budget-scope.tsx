import { Segmented } from '../../ui/segmented';

export type BudgetScope = 'new' | 'all';

interface BudgetScopeChoiceProps {
  value: BudgetScope;
  onChange: (scope: BudgetScope) => void;
}

/** Whether a budget covers only what is bought, or also what is taken already. */
export const BudgetScopeChoice = (props: BudgetScopeChoiceProps) => (
  <Segmented
    {...props}
    label="예산의 뜻"
    options={[
      { value: 'new', label: '새로 살 돈' },
      { value: 'all', label: '모두 합쳐' },
    ]}
  />
);
