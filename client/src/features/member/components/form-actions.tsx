import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Reason } from '../../../shared/ui/reason';

interface FormActionsProps {
  label: string;
  saving: boolean;
  /** Why it cannot be sent yet; disables the button. */
  missing?: string | null;
  /** Called before going back, to discard what was typed. */
  onCancel?: () => void;
}

/** Cancel, which goes one step back, and the submit button. */
export function FormActions({ label, saving, missing = null, onCancel }: FormActionsProps) {
  const navigate = useNavigate();
  const cancel = () => {
    onCancel?.();
    const index: unknown = window.history.state?.idx;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate('/mypage', { replace: true });
  };
  return (
    <div css={{ marginTop: space(2) }}>
      <Reason>{missing}</Reason>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button variant="secondary" size="large" onClick={cancel} css={{ flex: '0 0 104px' }}>
          취소
        </Button>
        <Button type="submit" size="large" loading={saving} disabled={missing !== null} css={{ flex: 1 }}>
          {label}
        </Button>
      </div>
    </div>
  );
}
