import { particle } from '../../../shared/lib/particle';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    '순서를 바꾸려면 스페이스를 눌러 들어 올리고, 위아래 화살표로 옮긴 뒤 스페이스로 내려놓아요. 취소는 Escape예요.',
};

/**
 * dnd-kit reports the place an item was lifted from as if it had moved there, which would cut off the announcement
 * that it was lifted. One item is lifted at a time.
 */
let justLifted = false;

/**
 * Screen reader announcements of a drag.
 * @param nameOf name of the item with this id
 * @param placeOf its 1-based place
 */
export function dragAnnouncements(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
  count: () => number,
): Announcements {
  return {
    onDragStart: ({ active }) => {
      justLifted = true;
      return `${particle(nameOf(active.id), '을/를')} 들어 올렸어요. 지금 ${count()}개 중 ${placeOf(active.id)}번째예요.`;
    },
    onDragOver: ({ active, over }) => {
      const unmoved = justLifted && over?.id === active.id;
      justLifted = false;
      return over && !unmoved
        ? `${particle(nameOf(active.id), '이/가')} ${count()}개 중 ${placeOf(over.id)}번째로 왔어요.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${particle(nameOf(active.id), '을/를')} ${placeOf(over.id)}번째에 내려놓았어요.`
        : `${particle(nameOf(active.id), '이/가')} 제자리로 돌아왔어요.`,
    onDragCancel: ({ active }) =>
      `옮기기를 취소했어요. ${particle(nameOf(active.id), '은/는')} 제자리로 돌아왔어요.`,
  };
}
