import { useEffect, useState } from 'react';
import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Site = components['schemas']['SiteDto'];

const NOTHING: Site = { contactPhone: null, contactEmail: null, developers: [], designers: [] };

/** What the operator says about the service; nothing until it is there and where it does not come. */
export function useSite(): Site {
  const [site, setSite] = useState(NOTHING);
  useEffect(() => {
    const leaving = new AbortController();
    unwrap(api.GET('/api/site', { signal: leaving.signal })).then(setSite, () => undefined);
    return () => leaving.abort();
  }, []);
  return site;
}
