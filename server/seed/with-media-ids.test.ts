import { group, list, media, text } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { withMediaIds } from './with-media-ids.ts'

const label = { id: 'label', message: 'Label' }
const fields = {
  title: text({ label }),
  cover: media({ label }),
  gallery: list(media({ label }), { label }),
  hero: group({ title: text({ label }), media: media({ label }) }, { label }),
}
const ids = new Map([
  ['fern.webp', 'f00d'],
  ['tide.webp', 'beef'],
])

it('finds pictures in lists and groups, and leaves all else alone', () => {
  const data = {
    title: 'fern.webp',
    cover: 'fern.webp',
    gallery: ['tide.webp', 'fern.webp'],
    hero: { title: 'tide.webp', media: 'tide.webp' },
  }
  expect(withMediaIds(fields, data, ids)).toEqual({
    title: 'fern.webp',
    cover: 'f00d',
    gallery: ['beef', 'f00d'],
    hero: { title: 'tide.webp', media: 'beef' },
  })
})

it('leaves a place empty whose picture is not there', () => {
  expect(withMediaIds(fields, { cover: 'lost.webp', hero: { media: null } }, ids)).toEqual({
    cover: null,
    hero: { media: null },
  })
})
