/** Push services of the browsers that know web push. */
const KNOWN =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+(?:\.[\w-]+)*\.push\.apple\.com|[\w-]+(?:\.[\w-]+)*\.notify\.windows\.com)$/;

/** Far above what services give out. */
export const LONGEST_ENDPOINT = 1000;

/**
 * Whether our server may send to an endpoint, which a browser names and anybody can forge: only to known services, never to another server.
 *
 * @param operators origins of the operator's services, which replace the known ones; empty if there are none
 */
export function isPushEndpoint(endpoint: string, operators: readonly string[]): boolean {
  const url = endpoint.length <= LONGEST_ENDPOINT && URL.canParse(endpoint) ? new URL(endpoint) : null;
  // Spellings that the parser changes, such as tabs, backslashes or another case, are nobody's.
  if (!url || url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '')
    return false;
  if (operators.length > 0) return operators.includes(url.origin);
  return url.protocol === 'https:' && url.port === '' && KNOWN.test(url.hostname);
}
