import { useId, useState } from 'react';
import { controlStyle } from '../../../shared/ui/control-style';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

const LONGEST_NOTE = 500;

interface NoteSheetProps {
  note: string | null;
  onSave: (note: string | null) => void;
  onClose: () => void;
}

export function NoteSheet({ note, onSave, onClose }: NoteSheetProps) {
  const [words, setWords] = useState(note ?? '');
  const id = useId();
  return (
    <Modal
      title="메모"
      keepOnBackdrop
      onClose={onClose}
      actions={<Button onClick={() => onSave(words.trim().normalize('NFC') || null)}>저장</Button>}
    >
      <label htmlFor={id}>
        <VisuallyHidden>오늘 운동 메모</VisuallyHidden>
      </label>
      <textarea
        id={id}
        rows={5}
        maxLength={LONGEST_NOTE}
        value={words}
        placeholder="컨디션, 자세, 다음에 기억할 것"
        onChange={event => setWords(event.target.value)}
        css={controlStyle(false)}
      />
    </Modal>
  );
}
