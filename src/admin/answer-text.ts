/**
 * The text of another service's answer.
 * @throws when it is longer than that, or a good one that is not UTF-8: what is wrong in it would be kept
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
