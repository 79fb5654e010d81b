import { describe, expect, it } from 'vitest'
import { nearest, termsOfPath } from './suggestions.tsx'

const pages = [
  { title: 'Open printing days', href: '/updates/open-printing-days' },
  { title: 'Winter light', href: '/updates/winter-light' },
  { title: 'Ανοιχτό εργαστήριο', href: '/el/updates/anoihto' },
]
const titles = (path: string) => nearest(path, pages, 3).map(({ title }) => title)

describe('Similar pages', () => {
  it('share words of the last URL segment or of the title', () => {
    expect(titles('/updates/open-printing-mornings')).toEqual(['Open printing days'])
    expect(titles('/updates/light-printing-days')).toEqual(['Open printing days', 'Winter light'])
  })

  it('match without accents and capitals', () => {
    expect(titles('/updates/ανοιχτο')).toEqual(['Ανοιχτό εργαστήριο'])
  })

  it.each(['wintr', 'wintter', 'wimter', 'witner', 'inter'])('match a misspelt word: %s', (word) => {
    expect(titles(`/updates/${word}`)).toEqual(['Winter light'])
  })

  it('match no word with two differences and no short word with one', () => {
    expect(titles('/updates/wimtre')).toEqual([])
    expect(nearest('/updates/cat', [{ title: 'Cut', href: '/updates/cut' }], 3)).toEqual([])
  })

  it('come first if they contain the exact word', () => {
    expect(titles('/updates/lights-open').at(0)).toBe('Open printing days')
  })

  it('are empty if no significant word matches', () => {
    expect(titles('/updates/of-the')).toEqual([])
    expect(titles('/')).toEqual([])
  })

  it('takes the search terms from the last segment of the path', () => {
    expect(termsOfPath('/updates/open_printing-days.html/')).toEqual(['open', 'printing', 'days', 'html'])
  })
})
