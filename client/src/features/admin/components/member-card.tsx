import { useEffect, useState } from 'react';
import { formatWon } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { ProductMarks } from '../../../shared/widgets/supplement/product-marks';
import { CARD_WIDTH, ResultCard } from '../../../shared/widgets/result-card';
import type { AdminRow } from '../api/admin.api';
import type { FormValues } from '../lib/form-values';
import type { Resource } from '../resources/resource.types';

interface MemberCardProps {
  resource: Resource;
  /** As typed so far. */
  values: FormValues;
  row: AdminRow | null;
  image: File | null;
}

const said = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

/** A live preview of the row's search card for members. It links nowhere. */
export function MemberCard({ resource, values, row, image }: MemberCardProps) {
  const chosen = useAddress(image);
  const stored = resource.picture && row?.[resource.picture];
  const shared = {
    to: '#',
    inFirstScreen: true,
    picture: chosen ?? (typeof stored === 'string' ? stored : null),
    name: said(values.koreanName) || '한글 이름',
    description: said(values.description),
  };
  const parts = [values.primaryBodyParts, values.secondaryBodyParts].flatMap(names =>
    Array.isArray(names) ? names : [],
  );
  return (
    <section aria-label="회원이 보는 카드" css={{ display: 'grid', gap: space(2) }}>
      <h3 css={[text.small, { color: color('text-2'), fontWeight: 600 }]}>회원이 보는 카드</h3>
      <ul inert css={{ width: '100%', maxWidth: CARD_WIDTH, margin: 0, padding: 0, listStyle: 'none' }}>
        {resource.name === 'supplements' ? (
          <ResultCard
            key={shared.picture}
            {...shared}
            pictureInset={20}
            subtitle={[said(values.source), said(values.flavor)].filter(Boolean).join(' · ')}
            facts={
              <strong css={[text.number, { fontSize: '1.125rem' }]}>
                {formatWon(Number(said(values.price)) || 0)}
              </strong>
            }
            marks={<ProductMarks certified={values.certified === true} example={row?.example === true} />}
          />
        ) : (
          <ResultCard
            key={shared.picture}
            {...shared}
            subtitle={said(values.englishName)}
            facts={<span css={text.small}>{parts.join(' · ')}</span>}
          />
        )}
      </ul>
      {values.hidden === true && (
        <p css={[text.small, { color: color('text-2') }]}>숨긴 동안에는 회원에게 보이지 않아요.</p>
      )}
    </section>
  );
}

/** An object URL for a chosen file, for as long as it is shown. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
