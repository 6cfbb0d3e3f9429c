import { messageOf } from '../api/api.error';
import { space } from '../theme/theme';
import { Button } from './button';
import { Modal } from './modal';
import { Notice } from './notice';

interface ConfirmModalProps {
  title: string;
  description: string;
  /** Label of the button that does it. */
  act: string;
  onAct: () => void;
  /** Label of the way out, which Escape, the close icon and a press beside the dialog take too. */
  keep?: string;
  onKeep: () => void;
  /** `danger`: it destroys something. `unwanted`: the way out is the main button. */
  tone?: 'danger' | 'unwanted';
  busy?: boolean;
  /** Why it failed. */
  error?: unknown;
}

/** Asks before something is done that loses something. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, description, act, onAct, keep = '취소', onKeep, tone, busy, error } = props;
  const isUnwanted = tone === 'unwanted';
  const buttons = [
    <Button key="keep" variant={isUnwanted ? 'primary' : 'secondary'} size="large" onClick={onKeep}>
      {keep}
    </Button>,
    <Button key="act" variant={isUnwanted ? 'secondary' : tone} size="large" loading={busy} onClick={onAct}>
      {act}
    </Button>,
  ];
  return (
    <Modal
      title={title}
      description={description}
      onClose={onKeep}
      actions={isUnwanted ? buttons.reverse() : buttons}
    >
      {error != null && (
        <div css={{ marginTop: space(4) }}>
          <Notice tone="error">{messageOf(error)}</Notice>
        </div>
      )}
    </Modal>
  );
}
