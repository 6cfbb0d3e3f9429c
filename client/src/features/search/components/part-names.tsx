import { space } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';

/** Body parts of a card; the first is the workout's main one. */
export function PartNames({ names }: { names: readonly string[] }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(1) }}>
      {names.map((name, index) => (
        <Chip key={name} tone={index === 0 ? 'brand' : 'neutral'}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
