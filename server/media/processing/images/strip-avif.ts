/**
 * Whether an AVIF file is made of what it takes to show it, end to end, and nothing else. What is in its boxes is listed
 * in tables within them, so one that has more is written anew. ISO 14496-12, 4.2.
 */
const needed = new Set(['ftyp', 'meta', 'mdat', 'moov'])

export function isWhollyAvif(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || !needed.has(bytes.toString('latin1', at + 4, at + 8))) return false
    at += length
  }
  return at === bytes.length
}
