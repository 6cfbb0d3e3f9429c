import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Notice } from '../../../shared/ui/notice';
import { adminKeys } from '../api/admin.keys';
import { decideOffer } from '../api/offers.api';
import type { Offer } from '../api/offers.api';
import { useMayEdit } from '../hooks/use-role';
import { offeredField, OFFER_NOUNS } from '../lib/offer-words';

/** One row that both an admin and the new version changed: each field's present value beside the offered one. */
export function OfferCard({ offer }: { offer: Offer }) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const decide = useMutation({
    mutationFn: (fields: readonly string[]) => decideOffer(offer.id, fields),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const title = `${OFFER_NOUNS[offer.kind]} ‘${offer.name}’`;
  return (
    <Card as="article" padding={4} aria-label={title} css={{ display: 'grid', gap: space(4) }}>
      <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{title}</h3>
      {offer.fields.map(({ field, current, offered }) => (
        <section key={field} css={{ display: 'grid', gap: space(2) }}>
          <Checkbox
            label={offeredField(offer.kind, field)}
            checked={chosen.includes(field)}
            disabled={!mayEdit}
            onChange={event =>
              setChosen(event.target.checked ? [...chosen, field] : chosen.filter(other => other !== field))
            }
          />
          <div
            css={{
              display: 'grid',
              gap: space(3),
              [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Side name="지금" value={current} />
            <Side name="새 판" value={offered} />
          </div>
        </section>
      ))}
      {decide.isError && <Notice tone="error">{messageOf(decide.error)}</Notice>}
      {mayEdit && (
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2) }}>
          <Button
            size="small"
            variant="secondary"
            loading={decide.isPending}
            aria-label={`${title} 그대로 두기`}
            onClick={() => decide.mutate([])}
          >
            그대로 두기
          </Button>
          <Button
            size="small"
            disabled={chosen.length === 0}
            loading={decide.isPending}
            aria-label={`${title} 고른 항목 바꾸기`}
            onClick={() => decide.mutate(chosen)}
          >
            고른 항목 바꾸기
          </Button>
        </div>
      )}
    </Card>
  );
}

function Side({ name, value }: { name: string; value: string }) {
  return (
    <div
      css={{
        minWidth: 0,
        padding: space(3),
        borderRadius: radius.control,
        background: color('surface-2'),
        overflowWrap: 'anywhere',
      }}
    >
      <p css={[text.small, { color: color('text-2') }]}>{name}</p>
      <p css={text.body2}>{value || '—'}</p>
    </div>
  );
}
