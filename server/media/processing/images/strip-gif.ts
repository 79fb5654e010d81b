/** A GIF file of only what it takes to show it. Its blocks are described in GIF89a, sections 15 to 27. */

const extension = 0x21
const picture = 0x2c
const trailer = 0x3b
const control = 0xf9
const application = 0xff
/** Says how often an animation is repeated. */
const repeats = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/

export function stripGif(bytes: Buffer): Buffer {
  let at = 13 + tableLength(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === trailer) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (kind !== extension && kind !== picture) throw new RangeError('no block')
    const end = endOfBlocks(
      bytes,
      kind === extension ? at + 2 : at + 11 + tableLength(bytes.readUInt8(at + 9)),
    )
    if (kind === picture || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
}

/** The colours that follow, three bytes each. */
function tableLength(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1)
  return (
    label === control || (label === application && repeats.test(bytes.toString('latin1', at + 3, at + 14)))
  )
}

/** Blocks say how long they are; an empty one is the last. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}
