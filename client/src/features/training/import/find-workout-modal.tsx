import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { suggestWorkouts } from '../api/training.api';
import { WorkoutChoices } from '../components/workout-choices';

interface FindWorkoutModalProps {
  /** As written in the file. */
  name: string;
  onChoose: (workoutId: number) => void;
  onClose: () => void;
}

/** Finds the workout that another app's name means. */
export function FindWorkoutModal({ name, onChoose, onClose }: FindWorkoutModalProps) {
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const found = useQuery({
    queryKey: ['training', 'find-workout', wanted],
    queryFn: ({ signal }) => suggestWorkouts(wanted, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const shown = wanted === '' ? [] : (found.data ?? []);
  return (
    <Modal
      title="운동 찾기"
      description={`‘${name}’ 세트를 어느 운동의 기록으로 가져올까요?`}
      onClose={onClose}
      grows
    >
      <div css={{ display: 'grid', gap: space(3), marginTop: space(4) }}>
        <TextField
          label="운동 이름"
          value={keyword}
          placeholder="초성으로도 찾을 수 있어요"
          onChange={event => setKeyword(event.target.value)}
        />
        {found.isError && <Notice tone="error">{messageOf(found.error)}</Notice>}
        <WorkoutChoices
          choices={shown.map(({ id, koreanName }) => ({ workoutId: id, name: koreanName }))}
          onChoose={onChoose}
        />
        {found.isSuccess && wanted !== '' && shown.length === 0 && (
          <p css={[text.small, { color: color('text-2') }]}>찾는 운동이 없어요. 다른 이름으로 찾아보세요.</p>
        )}
      </div>
    </Modal>
  );
}
