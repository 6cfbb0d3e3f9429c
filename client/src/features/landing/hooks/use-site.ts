import { useEffect, useState } from 'react';
import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Site = components['schemas']['SiteDto'];

const NOTHING: Site = { contactPhone: null, contactEmail: null, developers: [], designers: [] };

/** The operator's details about the service; empty until loaded, or if that fails. */
export function useSite(): Site {
  const [site, setSite] = useState(NOTHING);
  useEffect(() => {
    const leaving = new AbortController();
    unwrap(api.GET('/api/site', { signal: leaving.signal })).then(setSite, () => undefined);
    return () => leaving.abort();
  }, []);
  return site;
}
