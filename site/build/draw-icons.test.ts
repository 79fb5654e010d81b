import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawIcons } from './site-icons.ts'

let icons: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  icons = await drawIcons()
})

const cornerOf = async (picture: Buffer | undefined) => {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 4)]
}

describe('Icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %i pixels', async (name, size) => {
    const { width, height, format } = await sharp(icons.get(name)).metadata()
    expect([width, height, format]).toEqual([size, size, 'png'])
  })

  it('have round corners, except those that phones crop', async () => {
    expect((await cornerOf(icons.get('icon-512.png'))).at(3)).toBe(0)
    for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png'])
      expect(await cornerOf(icons.get(name))).toEqual([0x0b, 0x3c, 0x5c, 0xff])
  })

  it('include the source drawing', async () => {
    expect((await sharp(icons.get('icon.svg')).metadata()).format).toBe('svg')
  })

  it('include three sizes in favicon.ico', async () => {
    const file = icons.get('favicon.ico') ?? Buffer.alloc(0)
    expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = file.subarray(6 + 16 * index)
      const place = entry.readUInt32LE(12)
      const picture = file.subarray(place, place + entry.readUInt32LE(8))
      const { width, height } = await sharp(picture).metadata()
      expect([width, height, entry.readUInt8(0)]).toEqual([size, size, size])
    }
  })
})
