import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { color, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { EmptyState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { fillRoutines } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import {
  fetchPreferences,
  preferencesKey,
  type Place,
} from '../../../shared/widgets/training-preferences/training-preferences.api';

const PLACES: readonly { place: Place; name: string; own?: true }[] = [
  { place: 'gym', name: '헬스장 전체' },
  { place: 'home', name: '집', own: true },
  { place: 'myGym', name: '내 헬스장', own: true },
  { place: 'bodyweight', name: '맨몸' },
];

interface FirstRoutinesProps {
  saving: boolean;
  onAddEmpty: () => void;
}

/** No routine yet: four filled ones for the member's place, or four empty ones. */
export function FirstRoutines({ saving, onAddEmpty }: FirstRoutinesProps) {
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
    mutationFn: fillRoutines,
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
    onSuccess: ({ routines, fromBodyData }) => {
      client.setQueryData(myfitKeys.routines, routines);
      showToast({
        message: fromBodyData
          ? '루틴 네 개를 내 몸에 맞는 무게로 채웠어요.'
          : '몸 정보가 없어서 가장 가벼운 무게로 채웠어요.',
      });
    },
  });
  return (
    <EmptyState
      icon={<CalendarPlus size={28} />}
      title="아직 루틴이 없어요."
      action={
        <div css={{ display: 'grid', gap: space(3), justifyItems: 'center' }}>
          <div
            role="group"
            aria-label="운동하는 곳"
            css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}
          >
            {offered.map(each => (
              <ChipButton
                key={each.place}
                selected={each.place === place}
                onClick={() => setChosen(each.place)}
              >
                {each.name}
              </ChipButton>
            ))}
          </div>
          <Button size="large" loading={fill.isPending} disabled={saving} onClick={() => fill.mutate(place)}>
            추가하기
          </Button>
          <Button variant="ghost" loading={saving} disabled={fill.isPending} onClick={onAddEmpty}>
            빈 루틴 네 개로 시작하기
          </Button>
        </div>
      }
    >
      나만의 운동 루틴을 만들어 보세요! 고른 곳에 있는 기구로 가슴·등·어깨·하체 루틴 네 개를 채워 드려요. 아픈
      곳이나 질환이 있다면{' '}
      <Link to="/mypage/health" css={{ color: color('brand-text'), fontWeight: 600 }}>
        건강 정보
      </Link>
      에 먼저 적어 주세요.
    </EmptyState>
  );
}
