import { Button } from '../../shared/ui/button';

/** Reloads the whole page from the server. */
export function ReloadButton() {
  return (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      새로고침
    </Button>
  );
}
