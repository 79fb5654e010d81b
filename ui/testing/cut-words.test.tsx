import { expect, it } from 'vitest'
import { cutWords } from './cut-words.ts'
import { render } from './render.tsx'

const found = () => cutWords().map(({ id }) => id)
const word = 'Donaudampfschifffahrtsgesellschaft'

it('finds a word that is wider than its box', () => {
  render(
    <>
      <p id="wide" style={{ inlineSize: '2rem', whiteSpace: 'nowrap' }}>
        {word}
      </p>
      <p id="enough">{word}</p>
    </>,
  )
  expect(found()).toEqual(['wide'])
})

it('finds lines that a box hides', () => {
  render(
    <p id="high" style={{ blockSize: '1rem', overflow: 'hidden' }}>
      {`${word} `.repeat(99)}
    </p>,
  )
  expect(found()).toEqual(['high'])
})

it('ignores scrolling elements and text for screen readers only', () => {
  render(
    <>
      <p id="scrolls" style={{ inlineSize: '2rem', overflow: 'auto' }}>
        {word}
      </p>
      <p id="heard" className="visually-hidden">
        {word}
      </p>
    </>,
  )
  expect(found()).toEqual([])
})
