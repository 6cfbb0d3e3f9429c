/** What the service worker shows. A lock screen is read by others: no workout, no product, no body data. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that a press opens, on this site. */
  url: string;
  /** A notification of the same tag is replaced: what is sent twice is shown once. */
  tag: string;
}

export function restMessage(restId: string, sessionId: string): PushMessage {
  return {
    title: '휴식이 끝났어요',
    body: '다음 세트를 시작할 시간이에요.',
    url: `/training/session/${sessionId}`,
    tag: `rest-${restId}`,
  };
}

export function dayMessage({
  on,
  today,
  refill,
}: {
  on: string;
  today: boolean;
  refill: boolean;
}): PushMessage {
  const tag = `day-${on}`;
  if (!today) return { title: '다시 살 것이 있어요', body: '곧 떨어져요.', url: '/mypage/intake', tag };
  const body = `계획해 둔 운동이 있어요.${refill ? ' 다시 살 것도 있어요.' : ''}`;
  return { title: '오늘은 운동하는 날이에요', body, url: '/training', tag };
}
