/** Reads the body of a response up to a limit. For services that the operator configures. */
export async function readLimited(
  body: Response['body'],
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('the answer of the service is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts, bytes))
}
