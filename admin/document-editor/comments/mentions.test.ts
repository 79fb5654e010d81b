import { describe, expect, it } from 'vitest'
import { matchingPeople, mentionBefore, partsOf, withIds, withNames } from './mentions.ts'

const ann = { id: 'id-1', username: 'Ann' }
const lee = { id: 'id-2', username: 'Ann Lee' }
const people = [ann, lee, { id: 'id-3', username: 'Νίκη (press)' }]

describe('Mentions', () => {
  it('are stored by id, the longest name first, and only whole names', () => {
    expect(withIds('@Ann Lee, @ann and @Annabel: ask @Νίκη (press)', people)).toBe(
      '@{id-2}, @{id-1} and @Annabel: ask @{id-3}',
    )
    expect(withIds('mail me@Ann', people)).toBe('mail me@Ann')
  })

  it('are shown by name, and a deleted user by a word', () => {
    const comment = { text: 'Hi @{id-1} and @{gone}!', mentions: [ann] }
    expect(withNames(comment)).toBe('Hi @Ann and @{gone}!')
    const parts = partsOf(comment, 'deleted user')
    expect(parts.map(({ text }) => text).join('')).toBe('Hi @Ann and @deleted user!')
    expect(parts.filter(({ isMention }) => isMention)).toHaveLength(2)
  })

  it('are searched for by what is typed after the last @', () => {
    expect(mentionBefore('Ask @An', 7)).toEqual({ start: 4, typed: 'An' })
    expect(mentionBefore('Ask @Ann Lee', 12)).toEqual({ start: 4, typed: 'Ann Lee' })
    expect(mentionBefore('me@ann', 6)).toBeUndefined()
    expect(matchingPeople(people, 'le')).toEqual([lee])
    expect(matchingPeople(people, 'νικη').map(({ id }) => id)).toEqual(['id-3'])
    expect(matchingPeople(people, '')).toHaveLength(3)
    expect(matchingPeople(people, 'ann is away')).toEqual([])
  })
})
