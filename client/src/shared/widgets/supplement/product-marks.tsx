import BadgeCheck from 'lucide-react/icons/badge-check';
import { space } from '../../theme/theme';
import { Chip } from '../../ui/chip';

interface ProductMarksProps {
  /** Whether it is a 건강기능식품. */
  certified: boolean;
  /** Invented for the example catalogue. */
  example: boolean;
}

/** The kind of product: certified by the ministry or ordinary food, and whether it is only an example. */
export function ProductMarks({ certified, example }: ProductMarksProps) {
  return (
    <span css={{ display: 'flex', flexWrap: 'wrap', gap: space(1.5) }}>
      {certified ? (
        <Chip tone="success" icon={<BadgeCheck aria-hidden size={15} />}>
          건강기능식품
        </Chip>
      ) : (
        <Chip>일반 식품</Chip>
      )}
      {example && <Chip>예시 제품</Chip>}
    </span>
  );
}
