/** The text of another service's answer. @throws when it is longer than that */
export async function answerText({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('another service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
