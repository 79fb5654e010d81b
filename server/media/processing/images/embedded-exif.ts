/**
 * Photographs embedded in other files: clears their metadata in place. In JPEG these are the Exif and XMP
 * segments, which readers skip when they are empty.
 */
const marks = [Buffer.from('Exif\0\0', 'latin1'), Buffer.from('http://ns.adobe.com/x', 'latin1')]
const segment = 0xffe1

/** Clears the segments that start before `until`. Returns whether there were any. */
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
