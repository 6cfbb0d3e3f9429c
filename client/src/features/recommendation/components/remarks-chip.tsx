import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ChipButton } from '../../../shared/ui/chip';

interface RemarksChipProps {
  count: number;
  open: boolean;
  /** Id of the element it opens. */
  controls: string;
  onToggle: () => void;
}

/** 확인할 점 2: the number of remarks in one line; a press shows them. */
export function RemarksChip({ count, open, controls, onToggle }: RemarksChipProps) {
  return (
    <ChipButton
      tone="caution"
      icon={<TriangleAlert aria-hidden size={16} />}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      확인할 점 {count}
      <ChevronDown aria-hidden size={16} />
    </ChipButton>
  );
}
