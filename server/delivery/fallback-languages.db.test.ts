/** Tests that pages without a translation are shown in the fallback language of the settings, while the server runs. */
import { ownPageAt } from '@cyanotype/content/contracts/own-page-at.ts'
import { shownPath } from '@cyanotype/content/contracts/shown-path.ts'
import { readSettings, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import {
  interfaceLocales,
  model,
  publicLanguagesOf,
  readLocale,
  setSiteLocales,
} from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { markdownHandler } from './feeds/markdown-route.ts'

/** Shows an own page or a single with its language, and the path of its own link in the language of the reader. */
const site: Site = {
  ...smallSite(),
  async render({ url, reader }) {
    const { locale, path } = readLocale(url)
    const isPublic = publicLanguagesOf((await readSettings(reader))?.data).includes(locale)
    const page =
      path === '/privacy-policy'
        ? await singleWithFallback(reader, 'privacy-policy', locale)
        : await ownPageAt(reader, locale, path.slice(1))
    const isFound = isPublic && page !== undefined
    const link = page && (await shownPath(model, reader, page, locale))
    const html = isFound ? `${page.locale}: ${page.data.title} ${link}` : 'Not found'
    return { status: isFound ? 200 : 404, html, payload: () => '', scriptHashes: [] }
  },
}

const form = (name: string) => `<Form name="${name}" title="Join">
  <FormField label="Name" required />
</Form>`

type Layers = Readonly<Record<string, object>>
type DocumentPath = `/api/documents/${string}/${string}`

/** Saves and publishes layers of a document. */
async function publish(owner: Client, path: DocumentPath, data: Layers): Promise<void> {
  const layers: Readonly<Record<string, { version: number }>> = (await owner.get(path)).json().layers
  const numbers: Record<string, number> = {}
  for (const [layer, own] of Object.entries(data)) {
    const saved = await owner.put(`${path}/${layer}`, { version: layers[layer]?.version, data: own })
    expect(saved.status, saved.text).toBe(200)
    numbers[layer] = saved.json().layer.version
  }
  const response = await owner.post(`${path}/publish`, { layers: numbers })
  expect(response.status, response.text).toBe(200)
}

async function publishNew(owner: Client, type: string, data: Layers, shared: object): Promise<DocumentPath> {
  const [[locale, first] = ['en', {}]] = Object.entries(data)
  const created = (await owner.post(`/api/documents/${type}`, { locale, data: first })).json()
  const path = `/api/documents/${type}/${created.id}` as const
  await publish(owner, path, { ...data, '*': shared })
  return path
}

const languages = ['en', 'es', 'ca', 'et']

describe.each(callDatabases)('Fallback languages on %s', (database) => {
  let server: TestServer
  let owner: Client
  let about: DocumentPath
  const get = async (path: string) => (await server.anonymous.get(path)).text
  const choose = (pairs: Readonly<Record<string, string>>, hiddenLanguages: readonly string[] = []) => {
    const contentFallbacks = Object.entries(pairs).map(([language, fallback]) => ({ language, fallback }))
    const shared = { languages, hiddenLanguages, contentFallbacks }
    return publish(owner, '/api/documents/settings/settings', { en: { siteName: 'House' }, '*': shared })
  }

  beforeAll(async () => {
    const routeHandlers = [markdownHandler(() => [])]
    server = await startServer(database, { site, routeHandlers })
    owner = await server.signedInAs('owner')
    await choose({})
    const english = { title: 'About', slug: 'about', body: form('English') }
    const spanish = { title: 'Sobre', slug: 'sobre', body: form('Spanish') }
    about = await publishNew(owner, 'pages', { en: english, es: spanish }, { template: 'wide' })
    const text = { title: 'Paper', slug: 'paper', body: 'Paper.' }
    await publishNew(owner, 'docs', { en: text, es: { ...text, title: 'Papel' } }, { order: 1 })
    const policy = {
      en: { title: 'Privacy', body: 'None.' },
      es: { title: 'Privacidad', body: 'Nada.' },
      '*': {},
    }
    await publish(owner, '/api/documents/privacy-policy/privacy-policy', policy)
  })
  afterAll(() => setSiteLocales(interfaceLocales))

  it('are the default language without a setting', async () => {
    expect(await get('/ca/about')).toBe('en: About /ca/about')
    expect(await get('/ca/sobre')).toBe('Not found')
    expect(await get('/ca/privacy-policy')).toMatch(/^en: Privacy /)
    expect(await get('/ca/docs/paper.md')).toMatch(/^# Paper/)
  })

  it('show at once when the settings are published', async () => {
    await choose({ ca: 'es' })
    expect(await get('/ca/sobre')).toBe('es: Sobre /ca/sobre')
    expect(await get('/ca/about')).toBe('es: Sobre /ca/sobre')
    expect(await get('/ca/privacy-policy')).toMatch(/^es: Privacidad /)
    expect(await get('/ca/docs/paper.md')).toMatch(/^# Papel/)
    expect(await get('/et/about')).toBe('en: About /et/about')
  })

  it('show a publication in the fallback language, and a translation, at once', async () => {
    await publish(owner, about, { es: { title: 'Quienes somos' } })
    expect(await get('/ca/sobre')).toBe('es: Quienes somos /ca/sobre')
    await publish(owner, about, { ca: { title: 'Qui som', slug: 'qui-som', body: form('Catalan') } })
    expect(await get('/ca/sobre')).toBe('ca: Qui som /ca/qui-som')
    const { version } = (await owner.get(about)).json().layers.ca
    expect((await owner.post(`${about}/unpublish`, { layers: { ca: version } })).status).toBe(200)
    expect(await get('/ca/sobre')).toBe('es: Quienes somos /ca/sobre')
  })

  it('take answers to the form that the page shows', async () => {
    const send = async (name: string) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      }
      const body = new URLSearchParams({ form: name, 'answer-Name': 'Vera' })
      return server.anonymous.send('POST', '/ca/sobre', headers, body.toString())
    }
    expect((await send('Spanish')).status).toBe(303)
    expect((await send('English')).status).not.toBe(303)
    const [answer] = (await owner.get('/api/form-answers')).json().items
    expect(answer).toMatchObject({ form: 'Spanish', page: '/ca/sobre', locale: 'ca' })
  })

  it('skip a language in preparation', async () => {
    await choose({ ca: 'es' }, ['es'])
    expect(await get('/ca/sobre')).toBe('Not found')
    expect(await get('/ca/about')).toBe('en: About /ca/about')
    expect(await get('/ca/privacy-policy')).toMatch(/^en: Privacy /)
    expect(await get('/ca/docs/paper.md')).toMatch(/^# Paper/)
    await choose({ ca: 'es' })
    expect(await get('/ca/sobre')).toBe('es: Quienes somos /ca/sobre')
  })

  it('ignore a language that the site does not have any more, and can be saved', async () => {
    const path = '/api/documents/settings/settings'
    await publish(owner, path, { '*': { languages: ['en', 'ca', 'et'] } })
    expect(await get('/ca/about')).toBe('en: About /ca/about')
    await publish(owner, path, { '*': { languages } })
    expect(await get('/ca/about')).toBe('es: Quienes somos /ca/sobre')
  })

  it('can form a circle, but a language has one other language as its fallback', async () => {
    await choose({ ca: 'es', es: 'ca' })
    expect(await get('/ca/about')).toBe('es: Quienes somos /ca/sobre')
    const path = '/api/documents/settings/settings'
    const { version } = (await owner.get(path)).json().layers['*']
    const contentFallbacks = [
      { language: 'ca', fallback: 'ca' },
      { language: 'et', fallback: 'es' },
      { language: 'et', fallback: 'ca' },
    ]
    const saved = await owner.put(`${path}/*`, { version, data: { contentFallbacks } })
    const layers = { '*': saved.json().layer.version }
    const refused = await owner.post(`${path}/publish`, { layers })
    expect(refused.status).toBe(422)
    expect(refused.problem().fields).toMatchObject([
      {
        path: ['*', 'contentFallbacks', '0', 'fallback'],
        message: 'A language cannot be its own fallback language.',
      },
      {
        path: ['*', 'contentFallbacks', '2', 'language'],
        message: 'This language already has a fallback language.',
      },
    ])
  })
})
