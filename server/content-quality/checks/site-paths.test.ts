import { collection, model, select, slug, text } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { sitePaths } from './resolve-links.ts'

const label = (id: string) => ({ id, message: id })
const works = collection('works', {
  label: label('works'),
  labelOne: label('work'),
  title: 'title',
  page: '/works/{part}/{slug}',
  fields: {
    title: text({ label: label('title') }),
    slug: slug({ label: label('slug'), from: 'title', localized: true }),
    part: select({ label: label('part'), choices: { north: label('north'), south: label('south') } }),
  },
})

describe('path without a document', () => {
  const isThere = sitePaths({ ...model, works })

  it.each([
    '/',
    '/el',
    '/updates',
    '/et/updates',
    '/works',
    '/works/north',
    '/el/works/south',
    '/search',
    '/et/search',
    '/docs',
    '/docs/start',
    '/docs/start/install',
    '/et/docs/start/install',
    '/admin/updates',
    '/api/openapi.json',
    '/sitemap.xml',
  ])('exists: %s', (path) => {
    expect(isThere(path)).toBe(true)
  })

  it.each([
    '/nothing',
    '/updates/nothing',
    '/works/east',
    '/docs/nothing',
    '/docs/index',
    '/docs/start/index',
    '/en',
    '/fr',
    '/media',
    '/search/nothing',
    '/administration',
  ])('does not exist: %s', (path) => {
    expect(isThere(path)).toBe(false)
  })
})
