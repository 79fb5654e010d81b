import { describe, expect, it } from 'vitest'
import type { Grade, SearchChunk } from '../analysis/index-tokens.ts'
import { excerptOf } from './excerpt.ts'

const chunk = (text: string, grade: Grade = 'text', field = 'body'): SearchChunk => ({ field, grade, text })
const shown = (chunks: readonly SearchChunk[], ...terms: string[]) => {
  const excerpt = excerptOf(chunks, 'en', new Set(terms))
  const text = excerpt?.segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')
  return `${excerpt?.where}: ${text}`
}

describe('excerpt', () => {
  it('highlights all forms of a word as written', () => {
    expect(shown([chunk('She runs. RUNNING water, and Running again.')], 'run')).toBe(
      'body: She [runs]. [RUNNING] water, and [Running] again.',
    )
  })

  it('highlights composed and decomposed letters completely', () => {
    expect(shown([chunk('The cafe\u0301 is open')], 'cafe')).toBe('body: The [cafe\u0301] is open')
  })

  it('highlights overlapping pairs of characters as one match', () => {
    expect(shown([chunk('東京都写真展のご案内')], '写真', '真展')).toBe('body: 東京都[写真展]のご案内')
  })

  it('is cut at spaces on both sides of the first match', () => {
    const text = `${'before '.repeat(40)}silver ${'after '.repeat(60)}`.trim()
    const excerpt = shown([chunk(text)], 'silver')
    expect(excerpt).toMatch(/^body: … (before )+\[silver\]( after)+ …$/)
    expect(excerpt.length).toBeLessThan(230)
  })

  it('is taken from the chunk with the most words', () => {
    const chunks = [chunk('Silver.'), chunk('Silver and gold.', 'strong', 'summary')]
    expect(shown(chunks, 'silver', 'gold')).toBe('summary: [Silver] and [gold].')
  })

  it('is the beginning of the text when only the title matches', () => {
    const chunks = [chunk('Silver', 'title', 'title'), chunk('A story.'), chunk('const a = 1', 'code')]
    expect(shown(chunks, 'silver')).toBe('title: A story.')
  })

  describe('sections', () => {
    const fixer = { id: 'the-fixer', title: 'The fixer' }
    const wash = { id: 'wash', title: 'Wash' }
    const chunks: readonly SearchChunk[] = [
      chunk('Prints', 'title', 'title'),
      chunk('Wash off the fixer.'),
      { ...chunk('The fixer', 'strong'), section: fixer },
      { ...chunk('Mix it fresh.'), section: fixer },
      { ...chunk('Wash', 'strong'), section: wash },
      { ...chunk('For ten minutes, in silver trays.'), section: wash },
    ]
    const found = (...terms: string[]) => {
      const excerpt = excerptOf(chunks, 'en', new Set(terms))
      return [excerpt?.section?.id, excerpt?.segments.map(({ text }) => text).join('')]
    }

    it('is taken from the section whose text matches', () => {
      expect(found('silver')).toEqual(['wash', 'For ten minutes, in silver trays.'])
    })

    it('is the text below a heading that contains all words', () => {
      expect(found('fixer')).toEqual(['the-fixer', 'Mix it fresh.'])
    })

    it('has no section when only the title matches', () => {
      expect(found('print')).toEqual([undefined, 'Wash off the fixer.'])
    })
  })

  it('is the title when there is no text', () => {
    expect(shown([chunk('Silver', 'title', 'title')], 'silver')).toBe('title: [Silver]')
    expect(excerptOf([], 'en', new Set(['silver']))).toBeUndefined()
  })

  it('cuts a text without spaces', () => {
    expect(shown([chunk('x'.repeat(500))], 'silver')).toBe(`body: ${'x'.repeat(200)} …`)
  })

  it('contains markup as plain text', () => {
    expect(shown([chunk('<b>silver</b> & gold')], 'silver')).toBe('body: <b>[silver]</b> & gold')
  })
})
