import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { pageAddresses } from './page-urls.ts'

const types = { ...model, events: { ...model.updates, name: 'events', page: '/events/{slug}' } }
const reader = { single: async () => undefined, bySlug: async () => undefined }

async function pathsOf(...routes: readonly string[]): Promise<readonly unknown[]> {
  const found = await pageAddresses(types, { routes: () => routes })(reader, ['en', 'et'])
  return found.map(({ locale, translations }) => translations[locale])
}

it('The sitemap has pages in the code in every language, without those that search engines leave out', async () => {
  const paths = await pathsOf('/opening-hours', '/search', '/contact/sent', '/events/@slug')
  expect(paths).toEqual(expect.arrayContaining(['/opening-hours', '/et/opening-hours']))
  for (const path of ['/search', '/contact/sent', '/events/@slug']) expect(paths).not.toContain(path)
})

it('The sitemap has the lists of collections that a page shows', async () => {
  const routes = ['/showcase/@section', '/events/@slug']
  expect(await pathsOf(...routes)).not.toContain('/events')
  expect(await pathsOf(...routes, '/events')).toContain('/events')
  expect(await pathsOf(...routes)).toContain('/showcase/documentary')
  expect(await pathsOf(...routes)).not.toContain('/showcase')
})

it('The sitemap has sections of the documentation without a page of their own, each page once', async () => {
  const paths = await pathsOf('/')
  expect(paths).toEqual(expect.arrayContaining(['/docs/start', '/et/docs/start', '/docs/editors']))
  expect(new Set(paths).size).toBe(paths.length)
})
