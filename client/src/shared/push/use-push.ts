import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/api.error';
import { showToast } from '../ui/toast.store';
import { turnPushOn } from './push-device';
import { fetchPush, pushKey } from './push.api';

/** What the server knows of this device's pushes. */
export const usePushState = (enabled = true) => useQuery({ queryKey: pushKey, queryFn: fetchPush, enabled });

/** Turns pushes on by a press: browsers ask for permission only then. */
export function useTurnPushOn(onRefused?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: turnPushOn,
    onSuccess: state => {
      if (state) {
        client.setQueryData(pushKey, state);
        showToast({ message: '이제 알려 드릴게요.', tone: 'success' });
      } else {
        onRefused?.();
        showToast({ message: '알림을 보내지 않을게요.' });
      }
    },
    onError: error =>
      showToast({
        message: error instanceof DOMException ? '이 브라우저에서 알림을 켜지 못했어요.' : messageOf(error),
        tone: 'error',
      }),
  });
}
