/**
 * Reads the text of another service's response.
 * @throws when the text is longer than `mostBytes`, or a successful response is not UTF-8: the damage would be stored
 */
export async function answerText({ body, ok }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('another service answered too much');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: ok }).decode(Buffer.concat(parts));
}
