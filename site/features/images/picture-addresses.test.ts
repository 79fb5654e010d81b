import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import { describe, expect, it } from 'vitest'
import { addressesOf, layouts } from './site-picture.tsx'

const picture = (change: Partial<Picture> = {}): Picture => ({
  src: '/media/id/hash.jpg',
  type: 'image/jpeg',
  width: 4_000,
  height: 3_000,
  alt: '',
  caption: '',
  color: undefined,
  focal: undefined,
  cdn: undefined,
  ...change,
})

describe('Image sources', () => {
  it('have the widths for screens with one and two pixels per point, and no more', () => {
    const { among } = addressesOf(picture(), 'thumbnail')
    expect(among?.srcSet).toBe(
      '/_ipx/f_webp,w_320/media/id/hash.jpg 320w, /_ipx/f_webp,w_640/media/id/hash.jpg 640w',
    )
    expect(among?.formats).toEqual([
      { type: 'image/avif', srcSet: among?.srcSet.replaceAll('f_webp', 'f_avif') },
    ])
  })

  it('have the breakpoints of the specification at densities 1 and 2', () => {
    const widths = addressesOf(picture({ width: 9_000 }), 'page').among?.srcSet.match(/\d+(?=w)/g)
    expect(widths?.map(Number)).toEqual([320, 640, 768, 1_024, 1_280, 1_536, 2_048, 2_560])
  })

  it('end with the width of the image, so that nothing is enlarged', () => {
    const widths = (width: number) =>
      addressesOf(picture({ width }), 'page')
        .among?.srcSet.split(', ')
        .map((one) => one.replace(/^.*w_(\d+)\S* /, '$1 '))
    expect(widths(700)).toEqual(['320 320w', '640 640w', '768 700w'])
    expect(widths(640)).toEqual(['320 320w', '640 640w'])
    expect(widths(100)).toEqual(['320 100w'])
    expect(widths(9_000)?.at(-1)).toBe('2560 2560w')
  })

  it('have a fallback for browsers without `srcset`, and a larger size for galleries', () => {
    const { src, large } = addressesOf(picture(), 'third')
    expect(src).toBe('/_ipx/f_webp,w_640/media/id/hash.jpg')
    expect(large).toBe('/_ipx/f_webp,w_3072/media/id/hash.jpg')
  })

  it('use the configured CDN', () => {
    const { src, among } = addressesOf(picture({ cdn: 'https://cdn.example.org' }), 'thumbnail')
    expect(src).toBe('https://cdn.example.org/cdn-cgi/image/w=320,f=webp,q=85/media/id/hash.jpg')
    expect(among?.formats?.[0]?.srcSet).toContain('/cdn-cgi/image/w=640,f=avif,q=85/media/id/hash.jpg 640w')
  })

  it('are the file itself for an SVG', () => {
    const drawing = picture({ type: 'image/svg+xml', src: '/media/id/hash.svg' })
    const itself = { src: drawing.src, among: undefined, large: drawing.src }
    expect(addressesOf(drawing, 'page')).toEqual(itself)
  })

  it.each(Object.entries(layouts))('have the sizes of the layout %s', (_name, { sizes }) => {
    expect(sizes).toMatch(/^(?:\(min-width: [\d.]+rem\) [\d.]+(?:rem|vw), )+[\d.]+(?:rem|vw)$/)
  })
})
