import type { Region } from 'sharp'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard } from './social-card.ts'

/** Counts the pixels in an area that are as light as the title. */
async function lightPixels(card: Buffer, box: Region): Promise<number> {
  const { data } = await sharp(card).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 200).length
}

const titleBox = { left: 0, top: 180, width: 800, height: 450 }

describe('Social card', () => {
  it.each(['Install and run', 'Παλίρροια', 'Šokolaad & <b>žürii</b>'])('shows %s', async (title) => {
    const card = await drawCard({ title, siteName: 'Sunprint' })
    expect(await lightPixels(card, titleBox)).toBeGreaterThan(2_000)
  })

  it('has the colours of the brand', async () => {
    const colors = { background: '#400020', accent: '#ffb0d0' }
    const card = await drawCard({ title: 'Install', siteName: 'Sunprint', colors })
    const corner = await sharp(card)
      .removeAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner]).toEqual([0x40, 0, 0x20])
  })

  it.each(['W'.repeat(160), `a\u0000b\ud800 ${'Ελλάδα '.repeat(40)}`])(
    'keeps a title of any length within its margins',
    async (title) => {
      const card = await drawCard({ title, siteName: 'Sunprint' })
      expect(await lightPixels(card, titleBox)).toBeGreaterThan(2_000)
      expect(await lightPixels(card, { left: 0, top: 0, width: 1_200, height: 44 })).toBe(0)
      expect(await lightPixels(card, { left: 0, top: 200, width: 80, height: 430 })).toBe(0)
      expect(await lightPixels(card, { left: 1_120, top: 200, width: 80, height: 430 })).toBe(0)
    },
  )
})
