import type { HistoryEntry } from '../api/catalogue-history.api';

const DONE: Partial<Record<HistoryEntry['action'], string>> = {
  create: '추가',
  update: '수정',
  delete: '삭제',
  undo: '되돌림',
};

/** ‘바벨 벤치프레스’ 운동 수정. */
export function historyTitle(
  { action, name, created, updated, importId }: HistoryEntry,
  noun: string,
): string {
  if (action === 'import') return `${noun} 가져오기: 새로 ${created}개, 바뀜 ${updated}개`;
  if (importId !== null) return `${noun} 가져오기 되돌림`;
  return `‘${name ?? '이름 없음'}’ ${noun} ${DONE[action] ?? ''}`.trim();
}

const TIME = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const historyTime = (at: string): string => TIME.format(new Date(at));
