import { describe, expect, it } from 'vitest'
import { isPathOn, orderedSections, showcaseSections } from './site-sections.ts'

describe('A section that is switched off', () => {
  it.each([
    '/showcase',
    '/showcase/',
    '/showcase/documentary',
    '/showcase?after=x',
    '/showcase#x',
    '/showcase.md',
  ])('includes %s', (path) => {
    expect(isPathOn(['showcase'], path)).toBe(false)
    expect(isPathOn([null, 'updates'], path)).toBe(true)
  })

  it.each(['/', '/showcases', '/updates/showcase', '/showcase-of-2020/a'])('does not include %s', (path) => {
    expect(isPathOn(['showcase'], path)).toBe(true)
  })

  it('can be one section of the showcase', () => {
    expect(isPathOn(['showcase/documentary'], '/showcase/documentary/fern')).toBe(false)
    expect(isPathOn(['showcase/documentary'], '/showcase')).toBe(true)
    expect(isPathOn(['showcase/documentary'], '/showcase/digital-zine')).toBe(true)
  })
})

describe('Sections of the showcase', () => {
  const names = Object.keys(showcaseSections)

  it('have their default order and no name of their own until one is chosen', () => {
    expect(orderedSections([]).map(({ section }) => section)).toEqual(names)
    expect(orderedSections([]).every(({ name }) => name === '')).toBe(true)
  })

  it('follow the chosen order, each once, with the rest at the end', () => {
    const chosen = [
      { section: 'digital-zine', name: ' Zines ' },
      { section: null, name: 'Nothing' },
      { section: 'digital-zine', name: 'Again' },
    ] as const
    const ordered = orderedSections(chosen)
    expect(ordered[0]).toEqual({ section: 'digital-zine', name: 'Zines' })
    expect(ordered.map(({ section }) => section).toSorted()).toEqual(names.toSorted())
    expect(ordered[1]).toEqual({ section: 'documentary', name: '' })
  })
})
