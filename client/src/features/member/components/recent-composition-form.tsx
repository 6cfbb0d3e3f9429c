import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toBalancePosition } from '../../../shared/body/body-types';
import type { Sex } from '../../../shared/body/body-types';
import { CompositionFields } from '../../../shared/body/composition-fields';
import { EMPTY_COMPOSITION } from '../../../shared/body/composition-input';
import type { CompositionDraft } from '../../../shared/body/composition-input';
import { WeightField } from '../../../shared/body/measure-fields';
import { useCompositionCheck } from '../../../shared/body/use-composition-check';
import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { weightRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { saveBody } from '../api/member.api';
import { REGIONS, regionError, resolveRegions } from '../lib/regions';
import type { Region } from '../lib/regions';
import { saveFailure } from '../lib/save-failure';
import { keptHere } from '../../../shared/changes/change-status';
import { FormActions } from './form-actions';
import { RegionFields } from './region-fields';

interface RecentCompositionFormProps {
  /** The newest record: an empty field keeps its value. */
  body: BodyData;
  sex: Sex;
}

/** Today's figures on top of the last record. */
export function RecentCompositionForm({ body, sex }: RecentCompositionFormProps) {
  const [weight, setWeight] = useState('');
  const [composition, setComposition] = useState<CompositionDraft>({ ...EMPTY_COMPOSITION, mode: 'direct' });
  const [regions, setRegions] = useState<Partial<Record<Region, string>>>({});
  const navigate = useNavigate();

  const weightError = weight === '' ? null : weightRule(weight);
  const { errors, touch } = useRules({ weight: weightError });
  const kilograms = weight === '' || weightError ? body.weight : Number(weight);
  const check = useCompositionCheck(composition, { sex, weight: kilograms, last: body }, body.height);
  const typed = [weight, composition.muscle, composition.bodyFat, ...Object.values(regions)].some(Boolean);
  const regionErrors = REGIONS.map(({ field }) => regionError(field, regions));
  const missing =
    (typed ? null : '오늘 잰 값을 하나 이상 입력해 주세요.') ??
    (weightError && '체중을 확인해 주세요.') ??
    (regionErrors.some(Boolean) ? '부위별 수치를 확인해 주세요.' : null) ??
    (check.composition ? null : '입력한 체성분을 확인해 주세요.');

  const save = useMutation({
    mutationFn: saveBody,
    onSuccess: saved => {
      showToast({ message: saved ? '오늘 기록으로 저장했어요.' : keptHere(), tone: 'success' });
      void navigate('/mypage/bodyhistory');
    },
  });

  return (
    <Form
      sending={save.isPending}
      onSubmit={() => {
        if (!check.composition || missing !== null) return;
        save.mutate({
          height: body.height,
          weight: kilograms,
          balance: toBalancePosition(body.upDownBalance),
          composition: check.composition,
          regions: resolveRegions(regions, body),
        });
      }}
      css={{ display: 'grid', gap: space(6) }}
    >
      {save.isError && <Notice tone="error">{saveFailure(save.error)}</Notice>}
      <WeightField
        value={weight}
        onChange={setWeight}
        onLeave={() => touch('weight')}
        hint={`비우면 지난 기록(${formatNumber(body.weight)}kg) 그대로예요.`}
        error={errors.weight}
      />
      <CompositionFields
        {...check.fields}
        onChange={change => setComposition({ ...composition, ...change })}
      />
      <RegionFields typed={regions} last={body} onChange={setRegions} />
      <FormActions label="저장" saving={save.isPending} missing={missing} />
    </Form>
  );
}
