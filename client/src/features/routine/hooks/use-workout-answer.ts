import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { sendFeedback, withdrawFeedback } from '../../../shared/widgets/myfit/myfit.api';
import type { Feedback, RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { answerReply } from '../lib/answer-reply';

interface Answer {
  myWorkoutId: number;
  /** Null takes today's answer back. */
  feedback: Feedback | null;
  /** Repetitions done, where the feeling ended the sets. */
  rep?: number;
}

/** Sends how today's weight felt, and shows what the server made of it. */
export function useWorkoutAnswer(routineId: number): (answer: Answer) => void {
  const client = useQueryClient();
  const key = myfitKeys.workouts(routineId);
  const current = () => client.getQueryData<RoutineWorkout[]>(key) ?? [];

  const answer = useMutation({
    scope: { id: `routine-${routineId}` },
    mutationFn: ({ myWorkoutId, feedback, rep }: Answer) =>
      feedback === null ? withdrawFeedback(myWorkoutId) : sendFeedback(myWorkoutId, feedback, rep),
    onMutate: ({ myWorkoutId, feedback }) => {
      const before = current();
      client.setQueryData<RoutineWorkout[]>(
        key,
        before.map(each => (each.myWorkoutId === myWorkoutId ? { ...each, answer: feedback } : each)),
      );
      return { before };
    },
    onSuccess: async (_, { myWorkoutId, feedback }) => {
      await client.invalidateQueries({ queryKey: key });
      const about = `answer-${myWorkoutId}`;
      const answered = current().find(each => each.myWorkoutId === myWorkoutId);
      if (feedback === null) showToast({ about, message: '오늘 답한 것을 되돌렸어요.' });
      else if (answered) {
        const undo = {
          label: '되돌리기',
          undo: true,
          run: () => answer.mutate({ myWorkoutId, feedback: null }),
        };
        showToast({ about, message: answerReply(answered), tone: 'success', action: undo });
      }
    },
    onError: (error, _, context) => {
      client.setQueryData(key, context?.before);
      showToast({ message: messageOf(error), tone: 'error' });
    },
  });
  return answer.mutate;
}
