import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { seedReader } from '../testing/seed-reader.ts'
import { hrefInText, hrefOf, localHref } from './nav-links.ts'

describe('Link of an author', () => {
  it.each([
    ['/updates', '/el/updates'],
    ['/', '/el'],
    ['/docs/start?x=1#top', '/el/docs/start?x=1#top'],
  ])('goes from a Greek page to the Greek one: %s', (href, local) => {
    expect(localHref('el', href)).toBe(local)
  })

  it.each([
    '/et/updates',
    'https://example.org/updates',
    '#top',
    'updates',
    '//example.org',
    '/admin',
    '/media/a.webp',
    '/docs/images/el/media.webp',
  ])('stays unchanged if it names a language, a file or another site: %s', (href) => {
    expect(localHref('el', href)).toBe(href)
  })
})

describe('Link to a document without a translation', () => {
  const id = '01a1f8d1-5f8a-7000-9beb-000000000000'
  const path = async (type: string, locale: string) => (locale === 'en' ? `/${type}/board` : undefined)
  const reader = { ...seedReader(), path }

  it('goes to a page that is shown in English', async () => {
    expect(await hrefOf(`document:pages/${id}#top`, reader, 'et')).toBe('/et/pages/board#top')
    expect(await hrefOf('document:contact/contact', reader, 'et')).toBe('/et/contact/board')
  })

  it('is left out if there is no such page', async () => {
    expect(await hrefOf(`document:updates/${id}`, reader, 'et')).toBeUndefined()
    const none = { ...reader, path: async () => undefined }
    expect(await hrefOf(`document:pages/${id}`, none, 'et')).toBeUndefined()
  })
})

describe('Link in a text of a language that the site no longer has', () => {
  const languages = { locale: 'fi', language: 'en' } as const
  afterEach(() => setSiteLocales(interfaceLocales))

  it('goes to the page in the language of the reader, or nowhere if its section is off', async () => {
    setSiteLocales(['fi', 'ar'])
    const reader = seedReader({ settings: { hiddenSections: ['showcase'] } })
    expect(await hrefInText('/contact', reader, languages)).toBe('/contact')
    expect(await hrefInText('/showcase', reader, languages)).toBeUndefined()
  })

  it('does not go to a document that only that language has', async () => {
    setSiteLocales(['fi', 'ar'])
    const path = async (type: string, locale: string) => (locale === 'en' ? `/en/${type}/board` : undefined)
    const id = '01a1f8d1-5f8a-7000-9beb-000000000000'
    const reader = { ...seedReader(), path }
    expect(await hrefInText(`document:updates/${id}`, reader, languages)).toBeUndefined()
  })
})
