import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toBalancePosition } from '../../../shared/body/body-types';
import { CompositionFields } from '../../../shared/body/composition-fields';
import { EMPTY_COMPOSITION, resolveComposition } from '../../../shared/body/composition';
import type { CompositionDraft } from '../../../shared/body/composition';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { bodyFatRule, formatDecimal, musclePercentRule } from '../../../shared/validation/member-rules';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { saveBody } from '../api/member.api';
import { saveFailure } from '../lib/save-failure';
import { FormActions } from './form-actions';

const REGIONS = [
  { field: 'upperMuscleMass', label: '상체 골격근량', rule: musclePercentRule },
  { field: 'lowerMuscleMass', label: '하체 골격근량', rule: musclePercentRule },
  { field: 'upperBodyFat', label: '상체 체지방률', rule: bodyFatRule },
  { field: 'lowerBodyFat', label: '하체 체지방률', rule: bodyFatRule },
] as const;
type Region = (typeof REGIONS)[number]['field'];

/** @param body the newest row: height, weight and balance come from it */
export function RecentCompositionForm({ body }: { body: BodyData }) {
  const [composition, setComposition] = useState<CompositionDraft>({ ...EMPTY_COMPOSITION, mode: 'direct' });
  const [regions, setRegions] = useState<Partial<Record<Region, string>>>({});
  const client = useQueryClient();
  const navigate = useNavigate();
  const resolved = resolveComposition(composition, body.weight);
  const errorOf = ({ field, rule }: (typeof REGIONS)[number]) =>
    regions[field] ? rule(regions[field]) : null;
  const valid = resolved !== null && REGIONS.every(region => !errorOf(region));

  const save = useMutation({
    mutationFn: saveBody,
    onSuccess: saved => {
      client.setQueryData(bodyKeys.recent, saved);
      void client.invalidateQueries({ queryKey: bodyKeys.all });
      showToast({ message: '오늘 기록으로 저장했어요.', tone: 'success' });
      void navigate('/mypage/bodyhistory');
    },
  });

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!resolved || !valid || save.isPending) return;
        save.mutate({
          height: body.height,
          weight: body.weight,
          balance: toBalancePosition(body.upDownBalance),
          composition: resolved,
          regions: Object.fromEntries(
            Object.entries(regions)
              .filter(([, value]) => value !== '')
              .map(([field, value]) => [field, Number(value)]),
          ),
        });
      }}
      css={{ display: 'grid', gap: space(6) }}
    >
      {save.isError && <Notice tone="error">{saveFailure(save.error)}</Notice>}
      <CompositionFields
        draft={composition}
        weight={body.weight}
        onChange={change => setComposition({ ...composition, ...change })}
      />
      <details>
        <summary
          css={[
            text.body2,
            {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 44,
              fontWeight: 600,
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              '&::after': { content: '"+"', color: color('text-2'), fontSize: '1.25rem' },
              '[open] > &::after': { content: '"−"' },
            },
          ]}
        >
          상체와 하체를 따로 입력하기 (선택)
        </summary>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: columns('8rem'),
            alignItems: 'start',
            gap: space(3),
            paddingTop: space(2),
            color: color('text'),
          }}
        >
          {REGIONS.map(region => (
            <TextField
              key={region.field}
              label={region.label}
              unit="%"
              inputMode="decimal"
              autoComplete="off"
              value={regions[region.field] ?? ''}
              onChange={event =>
                setRegions({ ...regions, [region.field]: formatDecimal(event.target.value) })
              }
              error={errorOf(region)}
            />
          ))}
        </div>
      </details>
      <FormActions label="저장" saving={save.isPending} disabled={!valid} />
    </form>
  );
}
