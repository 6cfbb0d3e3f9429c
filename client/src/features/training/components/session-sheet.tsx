import type { RestTimer } from '../hooks/use-rest';
import type { SessionActions } from '../hooks/use-session-actions';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';
import { AddWorkoutSheet } from './add-workout-sheet';
import { FinishSheet } from './finish-sheet';
import { NoteSheet } from './note-sheet';
import { RestSheet } from './rest-sheet';
import { SwapSheet } from './swap-sheet';

export type SheetName = 'finish' | 'add' | 'note' | 'rest' | 'swap';

interface SessionSheetProps {
  sheet: SheetName;
  device: DeviceLog;
  record: SessionRecord;
  actions: SessionActions;
  timer: RestTimer;
  current: SessionWorkout | undefined;
  onSwap: (workout: SessionWorkout, other: NextWorkout) => void;
  onClose: () => void;
}

export function SessionSheet(props: SessionSheetProps) {
  const { sheet, device, record, actions, timer, current, onSwap, onClose } = props;
  switch (sheet) {
    case 'finish':
      return <FinishSheet record={record} actions={actions} onDone={timer.skip} onClose={onClose} />;
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
    case 'rest':
      return <RestSheet timer={timer} onClose={onClose} />;
    case 'swap':
      return (
        current && (
          <SwapSheet
            log={device.log}
            record={record}
            workout={current}
            onSwap={other => {
              onClose();
              onSwap(current, other);
            }}
            onClose={onClose}
          />
        )
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
