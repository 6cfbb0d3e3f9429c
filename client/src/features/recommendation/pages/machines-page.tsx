import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchMachines, requestWorkouts } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { ChoiceCard } from '../components/choice-card';
import { MachinePicture } from '../components/machine-picture';
import { TrainingWishes } from '../components/training-wishes';
import { RequestTrouble } from '../components/request-trouble';
import { WizardPage } from '../components/wizard-page';
import { toggleAll, toggled } from '../lib/choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/** Step 3 of workouts: what is there to train with; then the request. */
export function MachinesPage() {
  const { values, patch } = useWorkoutDraft();
  const navigate = useNavigate();
  const machines = useQuery({
    queryKey: recommendationKeys.machines(values.bodyParts),
    queryFn: () => fetchMachines([...values.bodyParts]),
    enabled: values.bodyParts.length > 0,
  });
  const names = machines.data?.map(machine => machine.koreanName) ?? [];
  const chosen = names.filter(name => values.machines.includes(name));
  const all = names.length > 0 && chosen.length === names.length;

  const request = useMutation({
    mutationFn: () =>
      requestWorkouts({
        bodyPartKoreanName: [...values.bodyParts],
        machineKoreanName: chosen,
        goal: values.goal,
        ...(values.experience ? { experience: values.experience } : {}),
      }),
    onSuccess: id => void navigate(`/recommend/machineresult?history=${id}`),
  });

  if (values.bodyParts.length === 0) return <Navigate to="/recommend/workout" replace />;
  return (
    <WizardPage
      title="운동 추천"
      step={3}
      backTo="/recommend/workout"
      width={860}
      heading="쓸 수 있는 기구를 골라 주세요"
      note={`${values.bodyParts.join('·')} 운동에 쓰는 기구예요.`}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/workout" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button
            size="large"
            disabled={chosen.length === 0}
            loading={request.isPending}
            onClick={() => request.mutate()}
          >
            {request.isPending ? '분석하는 중…' : '추천받기'}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(7) }}>
        {request.isError && <RequestTrouble error={request.error} />}
        {machines.isError ? (
          <ErrorState
            message={messageOf(machines.error)}
            onRetry={() => void machines.refetch()}
            retrying={machines.isFetching}
          />
        ) : (
          <fieldset aria-label="기구" aria-busy={machines.isPending || undefined}>
            <div
              css={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: space(2),
                marginBottom: space(3),
              }}
            >
              <p aria-live="polite" css={[text.body2, { color: color('text-2') }]}>
                <strong css={{ color: color('text') }}>{chosen.length}</strong>개 골랐어요
              </p>
              <Button
                size="small"
                variant="secondary"
                disabled={names.length === 0}
                onClick={() => patch({ machines: toggleAll(values.machines, names) })}
              >
                {all ? '전체 해제' : '전체 선택'}
              </Button>
            </div>
            <div
              css={{
                display: 'grid',
                gap: space(2),
                [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
              }}
            >
              {machines.data?.map(machine => (
                <ChoiceCard
                  key={machine.id}
                  type="checkbox"
                  name="machine"
                  title={machine.koreanName}
                  checked={values.machines.includes(machine.koreanName)}
                  onChange={() => patch({ machines: toggled(values.machines, machine.koreanName) })}
                  picture={<MachinePicture name={machine.koreanName} imgPath={machine.imgPath} />}
                />
              )) ?? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height={82} />)}
            </div>
          </fieldset>
        )}
        <TrainingWishes />
      </div>
    </WizardPage>
  );
}
