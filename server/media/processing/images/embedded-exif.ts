/**
 * Photographs inside of other files: what they say of where, when and with what they were taken becomes nothing, where it
 * lies. In JPEG these are the segments that are called Exif and XMP; without what is in them they are skipped.
 */
const marks = [Buffer.from('Exif\0\0', 'latin1'), Buffer.from('http://ns.adobe.com/x', 'latin1')]
const segment = 0xffe1

/** In the segments that begin before an end. Says whether anything was there. */
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
