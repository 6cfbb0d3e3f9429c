import { Button } from '../../shared/ui/button';

/** Asks the server for the whole page anew. */
export function ReloadButton() {
  return (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      새로고침
    </Button>
  );
}
