import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankCommands } from './rank-commands.ts'

const commands = [
  { id: 'media', label: 'Go to media', group: 'Go' },
  { id: 'new', label: 'New update', group: 'Make' },
  { id: 'pages', label: 'Go to pages', group: 'Go' },
  { id: 'theme', label: 'Theme', keywords: ['dark', 'light'] },
  { id: 'greek', label: 'Ελληνική έκδοση', group: 'Language' },
]

const rank = (query: string, recent: readonly string[] = []) =>
  rankCommands(commands, query, recent).map(({ id }) => id)

describe('rankCommands', () => {
  it('shows all commands by group, recently used ones first', () => {
    expect(rank('')).toEqual(['media', 'pages', 'new', 'theme', 'greek'])
    expect(rank('', ['theme', 'pages'])).toEqual(['theme', 'pages', 'media', 'new', 'greek'])
  })

  it('finds by the first letters of words, by keywords, and without accents', () => {
    expect(rank('gp')).toEqual(['pages'])
    expect(rank('dark')).toEqual(['theme'])
    expect(rank('εκδοση')).toEqual(['greek'])
    expect(rank('xyz')).toEqual([])
  })

  it('ranks matches at the start before other matches', () => {
    expect(rank('me')[0]).toBe('media')
    expect(rank('update new')).toEqual(['new'])
  })

  it('prefers recently used commands among equal matches', () => {
    expect(rank('go', ['pages'])).toEqual(['pages', 'media'])
  })

  it('finds each command by its own label, without inventing or repeating any', () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[a-zõä]{1,6}( [a-zõä]{1,6})?$/), { minLength: 1 })
    fc.assert(
      fc.property(labels, fc.nat(), fc.string(), (all, index, anything) => {
        const given = all.map((label) => ({ id: label, label }))
        const searched = all[index % all.length] ?? ''
        expect(rankCommands(given, searched).map(({ id }) => id)).toContain(searched)
        const found = rankCommands(given, anything)
        expect(found.every((command) => given.includes(command))).toBe(true)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
