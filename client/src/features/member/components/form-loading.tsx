import { space } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';

/** A form while its values load. */
export function FormLoading({ fields = 3 }: { fields?: number }) {
  return (
    <div aria-busy css={{ display: 'grid', gap: space(6) }}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} css={{ display: 'grid', gap: space(2) }}>
          <Skeleton width={64} height={14} />
          <Skeleton height={52} />
        </div>
      ))}
    </div>
  );
}
