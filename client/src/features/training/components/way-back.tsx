import ChevronLeft from 'lucide-react/icons/chevron-left';
import { memo } from 'react';
import { Link } from 'react-router-dom';

/** The arrow at the left of a session's bar. */
export const WayBack = memo(function WayBack({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      css={{ display: 'grid', placeItems: 'center', flex: 'none', width: 44, height: 44 }}
    >
      <ChevronLeft aria-hidden size={24} />
    </Link>
  );
});
