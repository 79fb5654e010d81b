import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { initialData, layerProblems, pagePath, parentSlugs, readPagePath, shared, termsOf } from '../index.ts'
import { pages, sitePages } from './pages.ts'

const problemFields = (slug: string) =>
  layerProblems(pages, 'en', { ...initialData(pages, 'en'), title: 'A', slug }).map(({ at }) => at.join('.'))

const routes = readdirSync(new URL('../../../site/pages', import.meta.url)).filter(
  (name) => !/^[+_]|^(?:index|own-pages)$/.test(name),
)

describe('Path of an own page', () => {
  it.each(['about', 'about/team', 'σχετικά/ομάδα', 'about/contact', 'updates-2', 'page'])(
    'may be %s',
    (slug) => {
      expect(problemFields(slug)).toEqual([])
      expect(readPagePath(pages, `/${slug}`)).toBe(slug)
    },
  )

  it.each([
    ...routes,
    ...['updates/news', 'Updates', 'admin', 'Admin/x', 'api', 'media', 'assets', 'metrics', 'storybook'],
    'sitemap',
    ...['et', 'el/about', 'about/', '/about', 'a//b', 'favicon.ico', ''],
  ])('may not be “%s”', (slug) => {
    expect(problemFields(slug), 'Add the path to sitePages in pages.ts').toEqual(['slug'])
    expect(readPagePath(pages, `/${slug}`)).toBeUndefined()
  })

  it('is the path on the site in its language', () => {
    expect(pagePath(pages, 'en', { slug: 'about/team' })).toBe('/about/team')
    expect(pagePath(pages, 'el', { slug: 'about/team' })).toBe('/el/about/team')
  })

  it('names the pages above it', () => {
    expect(parentSlugs('about')).toEqual([])
    expect(parentSlugs('about/team/board')).toEqual(['about', 'about/team'])
    expect(termsOf(pages, 'slug', { slug: 'about/team' }, '')).toEqual([{ term: 'about', label: 'about' }])
    expect(termsOf(pages, 'slug', { slug: 'about' }, '')).toEqual([])
  })
})

it('The pages of the site are the folders of site/pages', () => {
  expect([...sitePages].sort()).toEqual([...routes].sort())
})

it('An own page has the standard layout unless its author chooses another', () => {
  expect(initialData(pages, shared)).toMatchObject({ template: 'standard' })
  expect(layerProblems(pages, shared, initialData(pages, shared))).toEqual([])
})
