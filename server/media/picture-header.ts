/**
 * What a picture is and how large, read from its first bytes: its name may say anything. JPEG, PNG and WebP; see
 * ITU T.81 B.2.2, PNG 11.2.2 and RFC 9649 2.5 to 2.7 for the places of the numbers.
 */
export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly extension: 'jpg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
}

export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  } catch (problem) {
    if (problem instanceof RangeError) return undefined // it ends before its header does
    throw problem
  }
}

function readPng(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined
  return {
    type: 'image/png',
    extension: 'png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (!isFrame(bytes.readUInt8(at + 1))) continue
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    return { type: 'image/jpeg', extension: 'jpg', width, height }
  }
  return undefined
}

/** SOF0 to SOF15, less the three markers between them that are no frames. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function readWebp(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const size = webpSize(bytes)
  return size && { type: 'image/webp', extension: 'webp', ...size }
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
