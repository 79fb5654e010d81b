import { expect, it } from 'vitest'
import { toHast } from '../render/to-hast.ts'
import { pictureSources } from './references.ts'

it('finds each image of a text once, at any depth', () => {
  const { tree } = toHast(`![A fern](/media/a/1.webp) and ![again](/media/a/1.webp "Fern")

<Gallery>
  <Figure src="/media/b/2.jpg" darkSrc="/media/b/3.jpg" alt="Stars" />
  <Figure src="https://elsewhere.example/c.png" alt="Tide" caption="Plate 7" />
</Gallery>

<Video src="/media/d/4.mp4" title="Waves" poster="/media/e/5.webp" />

\`![no picture](/media/f/6.webp)\``)
  expect(pictureSources(tree)).toEqual([
    '/media/a/1.webp',
    '/media/b/2.jpg',
    '/media/b/3.jpg',
    'https://elsewhere.example/c.png',
    '/media/e/5.webp',
  ])
})

it('finds nothing in a text without images', () => {
  expect(pictureSources(toHast('Words.').tree)).toEqual([])
})
