import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTags, partsTags } from './tag-input.tsx'

describe('addTags', () => {
  it('splits pasted text, and leaves out empty parts', () => {
    expect(addTags(['sun'], ' lamp,  open   shade;;\nUV\t').tags).toEqual(['sun', 'lamp', 'open shade', 'UV'])
  })

  it('reports duplicates, with any capitalisation', () => {
    expect(addTags(['Sun'], 'sun, moon, Moon')).toEqual({ tags: ['Sun', 'moon'], taken: ['sun', 'Moon'] })
  })

  it('keeps existing tags, adds each once, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.string({ unit: 'grapheme' }),
        (before, written) => {
          const { tags: start } = addTags([], before.join(','))
          const { tags } = addTags(start, written)
          expect(tags.slice(0, start.length)).toEqual(start)
          expect(new Set(tags).size).toBe(tags.length)
          expect(tags.every((tag) => tag !== '' && tag.trim() === tag && !partsTags.test(tag))).toBe(true)
          expect(addTags(tags, written).tags).toEqual(tags)
        },
      ),
    )
  })
})
