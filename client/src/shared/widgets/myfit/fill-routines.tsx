import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api.error';
import { space } from '../../theme/theme';
import { Button } from '../../ui/button';
import { ChipButton } from '../../ui/chip';
import { showToast } from '../../ui/toast.store';
import {
  fetchPreferences,
  preferencesKey,
  type Place,
} from '../training-preferences/training-preferences.api';
import { fillRoutines } from './myfit.api';
import { myfitKeys } from './myfit.keys';

const PLACES: readonly { place: Place; name: string; own?: true }[] = [
  { place: 'gym', name: '헬스장' },
  { place: 'home', name: '집', own: true },
  { place: 'myGym', name: '내 헬스장', own: true },
  { place: 'bodyweight', name: '맨몸' },
];

const FILLING = ['fill-routines'];

/** Whether {@link FillRoutines} waits for its answer. */
export const useIsFilling = (): boolean => useIsMutating({ mutationKey: FILLING }) > 0;

interface FillRoutinesProps {
  label: string;
  disabled?: boolean;
  onFilled?: () => void;
}

/** Where the member trains, and a button for four filled routines. */
export function FillRoutines({ label, disabled, onFilled }: FillRoutinesProps) {
  const client = useQueryClient();
  const { data: preferences } = useQuery({
    queryKey: preferencesKey,
    queryFn: fetchPreferences,
    staleTime: 60_000,
  });
  const [chosen, setChosen] = useState<Place | null>(null);
  // An own place is known only if it is saved.
  const offered = PLACES.filter(
    ({ place, own }) => !own || preferences?.places.some(each => each.place === place),
  );
  const last = preferences?.choices?.place;
  const place = chosen ?? offered.find(each => each.place === last)?.place ?? 'gym';
  const fill = useMutation({
    mutationKey: FILLING,
    mutationFn: fillRoutines,
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
    onSuccess: ({ routines, fromBodyData }) => {
      client.setQueryData(myfitKeys.routines, routines);
      showToast({
        message: fromBodyData
          ? '루틴 네 개를 내 몸에 맞는 무게로 채웠어요.'
          : '몸 정보가 없어서 가장 가벼운 무게로 채웠어요.',
      });
      onFilled?.();
    },
  });
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'center' }}>
      <div
        role="group"
        aria-label="운동하는 곳"
        css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}
      >
        {offered.map(each => (
          <ChipButton key={each.place} selected={each.place === place} onClick={() => setChosen(each.place)}>
            {each.name}
          </ChipButton>
        ))}
      </div>
      <Button size="large" loading={fill.isPending} disabled={disabled} onClick={() => fill.mutate(place)}>
        {label}
      </Button>
    </div>
  );
}
