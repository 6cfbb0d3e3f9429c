import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, motion } from '../../../shared/theme/theme';
import { showToast } from '../../../shared/ui/toast.store';
import { saveRow } from '../api/admin.api';
import type { AdminRow } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import { useMayEdit } from '../hooks/use-role';
import { bodyOf, valuesOf } from '../lib/form-values';
import type { Resource } from '../resources/resource.types';

/** Shows or hides a row in search and recommendation; members who already have it keep it. */
export function HiddenSwitch({ resource, row }: { resource: Resource; row: AdminRow }) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const save = useMutation({
    mutationFn: (hidden: boolean) =>
      saveRow(
        resource.name,
        row.id,
        bodyOf(resource, { ...valuesOf(resource, row), hidden }, row.version, null),
      ),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) }),
  });
  // Optimistic: the choice shows at once and stays until the list has it.
  const hidden = save.isPending ? save.variables : row.hidden === true;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!hidden}
      aria-label={`${String(row.koreanName)} 공개`}
      disabled={save.isPending || !mayEdit}
      onClick={() => save.mutate(!hidden)}
      css={{
        display: 'grid',
        placeItems: 'center',
        width: 52,
        height: 44,
        padding: 0,
        border: 0,
        background: 'transparent',
      }}
    >
      <span
        aria-hidden
        css={{
          display: 'block',
          width: 44,
          height: 26,
          padding: 3,
          borderRadius: 13,
          background: hidden ? color('line-strong') : color('brand-fill'),
          transition: `background ${motion.fast}`,
          '&::after': {
            content: '""',
            display: 'block',
            width: 20,
            height: 20,
            borderRadius: '50%',
            background: '#fff',
            transform: hidden ? 'none' : 'translateX(18px)',
            transition: `transform ${motion.fast}`,
          },
        }}
      />
    </button>
  );
}
