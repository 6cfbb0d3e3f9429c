const ID = /^[\w-]{6,20}$/;

/** Not with `URL.canParse`, which Safari has from 17 on. */
function addressOf(text: string | null | undefined): URL | null {
  try {
    return text ? new URL(text) : null;
  } catch {
    return null;
  }
}

/**
 * Converts a watch address (`?v=`, youtu.be, shorts) to an embed address on the host that sets no cookies before the video plays.
 * @returns null for anything else: only a video is ever framed
 */
export function embedLink(videoLink: string | null | undefined): string | null {
  const address = addressOf(videoLink);
  if (!address) return null;
  const { hostname, pathname, searchParams } = address;
  const host = hostname.replace(/^(www|m)\./, '');
  const path = pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? path[0]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ??
          (['embed', 'shorts', 'live'].includes(path[0] ?? '') ? path[1] : undefined))
        : undefined;
  return id && ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}
