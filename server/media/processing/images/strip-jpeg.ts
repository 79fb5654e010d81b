/** Keeps only the segments of a JPEG that are needed to show it. See ITU T.81 B.1.1 for the structure. */

const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe

export function stripJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no marker')
    if (marker === 0xff) {
      at++ // padding
      continue
    }
    if (marker === endOfImage) return Buffer.concat([...parts, bytes.subarray(at, at + 2)])
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, end)
    if (isNeeded(marker, segment)) parts.push(marker === 0xe0 ? withoutThumbnail(segment) : segment)
    at = marker === startOfScan ? endOfScan(bytes, end) : end
    if (marker === startOfScan) parts.push(bytes.subarray(end, at))
  }
  throw new RangeError('no end')
}

/** Application segments to keep: JFIF, the colour profile, and Adobe’s colour transform. */
function isNeeded(marker: number, segment: Buffer): boolean {
  const begins = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  switch (marker) {
    case 0xe0:
      return begins('JFIF\0') && segment.length >= 18
    case 0xe2:
      return begins('ICC_PROFILE\0')
    case 0xee:
      return begins('Adobe')
    default:
      return marker !== comment && !(marker >= 0xe0 && marker <= 0xef)
  }
}

/** The JFIF header has 18 bytes. A thumbnail follows, with the size in the last two. */
function withoutThumbnail(segment: Buffer): Buffer {
  const head = Buffer.from(segment.subarray(0, 18))
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(0, 16)
  return head
}

/** The next marker after the scan data, in which 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('no end')
}

const marks = [Buffer.from('Exif\0\0', 'latin1'), Buffer.from('http://ns.adobe.com/x', 'latin1')]
const segment = 0xffe1

/**
 * Photographs embedded in other files: clears their metadata in place. In JPEG these are the Exif and XMP segments,
 * which readers skip when they are empty. Clears the segments that start before `until`. Returns whether there were
 * any.
 */
export function stripPhotographLocations(bytes: Buffer, until = bytes.length): boolean {
  let found = false
  for (const mark of marks) {
    for (let at = bytes.indexOf(mark); at !== -1 && at - 4 < until; at = bytes.indexOf(mark, at + 1)) {
      if (at < 4 || bytes.readUInt16BE(at - 4) !== segment) continue
      const end = at - 2 + bytes.readUInt16BE(at - 2)
      bytes.fill(0, at, Math.min(end, bytes.length))
      found = true
    }
  }
  return found
}
