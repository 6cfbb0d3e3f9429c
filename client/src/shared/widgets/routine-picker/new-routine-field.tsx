import { useState } from 'react';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form';
import { TextField } from '../../ui/text-field';
import { MAX_ROUTINE_NAME } from '../myfit/routine-list';

interface NewRoutineFieldProps {
  saving: boolean;
  onCreate: (name: string) => void;
}

/** Creates a routine without leaving the dialog. */
export function NewRoutineField({ saving, onCreate }: NewRoutineFieldProps) {
  const [name, setName] = useState('');
  return (
    <Form
      sending={saving}
      onSubmit={() => {
        if (!name.trim()) return;
        onCreate(name.trim());
        setName('');
      }}
    >
      <TextField
        label="새 루틴 만들기"
        placeholder="루틴 이름"
        maxLength={MAX_ROUTINE_NAME}
        autoComplete="off"
        value={name}
        onChange={event => setName(event.target.value)}
        action={
          <Button type="submit" variant="secondary" loading={saving} disabled={!name.trim()}>
            만들기
          </Button>
        }
      />
    </Form>
  );
}
