import type { SessionActions } from '../hooks/use-session-actions';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/training-log';
import { AddWorkoutSheet } from './add-workout-sheet';
import { FinishSheet } from './finish-sheet';
import { NoteSheet } from './note-sheet';

export type SheetName = 'finish' | 'add' | 'note';

interface SessionSheetProps {
  sheet: SheetName;
  device: DeviceLog;
  record: SessionRecord;
  actions: SessionActions;
  onEnded: () => void;
  onClose: () => void;
}

/** The dialogs of a session. */
export function SessionSheet({ sheet, device, record, actions, onEnded, onClose }: SessionSheetProps) {
  switch (sheet) {
    case 'finish':
      return <FinishSheet record={record} actions={actions} onDone={onEnded} onClose={onClose} />;
    case 'note':
      return (
        <NoteSheet
          note={record.session.note}
          onSave={note => {
            onClose();
            void actions.note(note);
          }}
          onClose={onClose}
        />
      );
    case 'add':
      return (
        <AddWorkoutSheet
          log={device.log}
          present={new Set(record.sets.map(set => set.workoutId))}
          onAdd={workout => {
            onClose();
            void actions.addWorkouts([workout]);
          }}
          onClose={onClose}
        />
      );
  }
}
