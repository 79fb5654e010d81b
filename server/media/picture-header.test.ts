import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPictureHeader } from './picture-header.ts'

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')

describe('the header of a picture', () => {
  it('is read from PNG', () => {
    const png = hex('89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 0802000000')
    expect(readPictureHeader(png)).toEqual({ type: 'image/png', extension: 'png', width: 640, height: 480 })
  })

  it('is read from JPEG, past what comes before its frame', () => {
    const jpeg = hex('ffd8 ffe0 0004 0000 ffc4 0004 0000 ffc2 0011 08 01e0 0280 03')
    expect(readPictureHeader(jpeg)).toEqual({ type: 'image/jpeg', extension: 'jpg', width: 640, height: 480 })
  })

  it.each([
    ['lossy', '56503820 00000000 300100 9d012a 8002 e001'],
    ['lossless', '5650384c 00000000 2f 7fc27700'],
    ['extended', '56503858 0a000000 10000000 7f0200 df0100'],
  ])('is read from %s WebP', (_kind, chunk) => {
    const webp = hex(`52494646 00000000 57454250 ${chunk} 0000`)
    expect(readPictureHeader(webp)).toEqual({
      type: 'image/webp',
      extension: 'webp',
      width: 640,
      height: 480,
    })
  })

  it('is read from the pictures of the demonstration', () => {
    const fern = readFileSync(new URL('../../content/seed/pictures/fern.webp', import.meta.url))
    const header = readPictureHeader(fern)
    expect(header).toMatchObject({ type: 'image/webp' })
    expect(Math.min(header?.width ?? 0, header?.height ?? 0)).toBeGreaterThan(100)
  })

  it('is nothing for what is cut off, for text, and for any other bytes', () => {
    expect(readPictureHeader(hex('89504e470d0a1a0a 0000000d'))).toBeUndefined()
    expect(readPictureHeader(Buffer.from('<svg onload="alert(1)"/>'))).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(() => readPictureHeader(Buffer.from(bytes))).not.toThrow()
      }),
    )
  })
})
