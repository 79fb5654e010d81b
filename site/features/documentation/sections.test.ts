import { describe, expect, it } from 'vitest'
import type { DocumentationEntry } from './docs-index.ts'
import { inOrder, sectionOf, sectionsAround } from './docs-sections.ts'

const page = (slug: string, order = 1, title = slug): DocumentationEntry => ({
  slug,
  order,
  title,
  summary: '',
  language: 'en',
})
const slugs = (pages: readonly DocumentationEntry[]) => inOrder(sectionOf(pages)).map(({ slug }) => slug)

describe('Documentation pages', () => {
  it('start with the first page, then pages without a folder, then folders in their declared order', () => {
    const pages = [page('zoo/cage'), page('editors/links'), page('start/install'), page('faq'), page('', 0)]
    expect(slugs(pages)).toEqual(['', 'faq', 'start/install', 'editors/links', 'zoo/cage'])
  })

  it('are sorted by number within a folder, then by title', () => {
    const pages = [
      page('start/c', 2),
      page('start/b', 1, 'Beta'),
      page('start/a', 1, 'Alpha'),
      page('start/d', Infinity),
    ]
    expect(slugs(pages)).toEqual(['start/a', 'start/b', 'start/c', 'start/d'])
  })

  it('are nested like their slugs', () => {
    const rootSection = sectionOf([page('guides/paper/cotton'), page('guides/first')])
    expect(rootSection.below[0]).toMatchObject({ folder: 'guides', label: 'Guides' })
    expect(rootSection.below[0]?.below[0]).toMatchObject({ folder: 'guides/paper', label: 'Paper' })
    expect(sectionsAround('guides/paper/cotton', rootSection).map(({ folder }) => folder)).toEqual([
      'guides',
      'guides/paper',
    ])
    expect(sectionsAround('faq', rootSection)).toEqual([])
  })

  it('name the folder with the same slug and come first in it', () => {
    const pages = [page('guides/first', 1), page('guides', 9, 'How to print')]
    expect(sectionOf(pages).below[0]).toMatchObject({ folder: 'guides', label: 'How to print' })
    expect(slugs(pages)).toEqual(['guides', 'guides/first'])
  })

  it('are listed once each, also if one folder name starts like another', () => {
    const pages = [page('paper/a'), page('paper-mill/b'), page('paper')]
    expect(slugs(pages).toSorted()).toEqual(['paper', 'paper-mill/b', 'paper/a'])
  })
})
