import { describe, expect, it } from 'vitest'
import { toHast } from '../render/to-hast.ts'
import { nameHeadings } from './heading-ids.ts'

const headings = (...lines: readonly string[]) => toHast(lines.join('\n\n')).headings
const ids = (names: ReturnType<typeof nameHeadings>) => names.map(({ id, aliases }) => [id, ...aliases])

describe('Heading names', () => {
  it('come from the source language, with translated ids as aliases', () => {
    const source = headings('## Sign in', '### With a token', '## Run')
    const own = headings('## Logi sisse', '### Märgiga', '## Käivita')
    expect(ids(nameHeadings([own], [source]))).toEqual([
      ['sign-in', 'logi-sisse'],
      ['with-a-token', 'märgiga'],
      ['run', 'käivita'],
    ])
  })

  it('keep every earlier id of a renamed heading', () => {
    const versions = [
      headings('## One', '## Two', '## Three'),
      headings('## One', '## Second', '## Three'),
      headings('## Zero', '## One', '## The second', '## Three'),
    ]
    expect(ids(nameHeadings(versions))).toEqual([
      ['zero'],
      ['one'],
      ['the-second', 'two', 'second'],
      ['three'],
    ])
  })

  it('follow a rename in the source before the translation is updated', () => {
    const source = [headings('## Run', '## Stop'), headings('## Start', '## Stop', '## Wait')]
    const own = headings('## Käivita', '## Peata')
    expect(ids(nameHeadings([own], source))).toEqual([
      ['start', 'run', 'käivita'],
      ['stop', 'peata'],
    ])
  })

  it('are made from the translation if the outlines differ', () => {
    const source = headings('## A', '### B', '## C')
    const own = headings('## Üks', '## Kaks', '### Kolm', '## Neli')
    const names = ids(nameHeadings([own], [source]))
    expect(names.map(([id]) => id)).toEqual(['a', 'kaks', 'b', 'c'])
  })

  it('are unique, and no alias equals the id of another heading', () => {
    const versions = [headings('## A', '## B'), headings('## B', '## C')]
    const names = nameHeadings(versions)
    const all = names.flatMap(({ id, aliases }) => [id, ...aliases])
    expect(new Set(all).size).toBe(all.length)
    expect(names.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('stay the same for a heading that was deleted and restored', () => {
    const versions = [
      headings('## A', '## B'),
      headings('## A', '## Bee'),
      headings('## A'),
      headings('## A', '## B'),
    ]
    expect(ids(nameHeadings(versions))).toEqual([['a'], ['b', 'bee']])
  })
})
