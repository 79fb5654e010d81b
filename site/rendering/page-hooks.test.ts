/**
 * Pages in a temporary folder with hooks that the pages of the site do not have: Vike runs them for each
 * request.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import type { RenderFastPath } from './render-fast-path.ts'
import { openRenderFastPath } from './render-fast-path.ts'

const sitePages = fileURLToPath(new URL('../pages/', import.meta.url))
const siteHooks = [
  '+guard.ts',
  '+onBeforeRender.ts',
  '+onBeforeRoute.ts',
  '+onCreatePageContext.ts',
  '+onRenderHtml.tsx',
]

const page = (text: string) => `export const Page = ({ data }) => '${text} ' + JSON.stringify(data ?? null)`
const abort = `import { redirect, render } from '${import.meta.resolve('vike/abort').replace('file://', '')}'\n`

const files: Readonly<Record<string, string>> = {
  '+config.ts': `export default {
    clientRouting: false,
    meta: {
      Page: { env: { server: true, client: false } },
      head: { env: { server: true } },
      queryKeys: { env: { server: true }, eager: true },
    },
  }`,
  ...Object.fromEntries(siteHooks.map((hook) => [hook, `export * from '${sitePages}${hook}'`])),
  '_error/+Page.ts': page('error'),
  'list/@slug/+Page.ts': page('one of the list'),
  'list/@slug/+data.ts': `export const data = ({ routeParams }) => routeParams`,
  'list/new/+Page.ts': page('new in the list'),
  'moved/+Page.ts': page('moved'),
  'moved/+route.ts': `export const route = '/at-its-route/@id'`,
  'moved/+data.ts': `export const data = ({ routeParams }) => routeParams`,
  'function/+Page.ts': page('by a function'),
  'function/+route.ts': `export const route = ({ urlPathname }) => urlPathname === '/list/special' && { routeParams: { special: 'yes' }, precedence: 9 }`,
  'function/+data.ts': `export const data = ({ routeParams }) => routeParams`,
  'guarded/+Page.ts': page('guarded'),
  'guarded/+guard.ts': `${abort}export const guard = ({ preview }) => { if (!preview) throw render(404) }`,
  'elsewhere/+Page.ts': page('elsewhere'),
  'elsewhere/+data.ts': `${abort}export const data = ({ preview }) => { if (preview) throw redirect('/list/new') }`,
  'hooked/+Page.ts': page('hooked'),
  'hooked/+onBeforeRender.ts': `import { onBeforeRender as site } from '${sitePages}+onBeforeRender.ts'
    export const onBeforeRender = async (context) => {
      const { pageContext } = await site(context)
      return { pageContext: { ...pageContext, data: { preview: context.preview !== false } } }
    }`,
  'query/+Page.ts': page('query'),
  'query/+queryKeys.ts': `export const queryKeys = ['declared']`,
  'query/+data.ts': `export const data = ({ urlParsed: { search } }) => search.declared ?? 'none'`,
  'undeclared/+Page.ts': page('undeclared'),
  'undeclared/+data.ts': `export const data = ({ urlParsed: { search } }) => search.invented ?? 'none'`,
}

const preview = { shows: 'site', hosts: [] } as const

let root: string
let render: Awaited<ReturnType<typeof openSite>>
let byVike: Awaited<ReturnType<typeof openSite>>
let taken: string[] = []

beforeAll(async () => {
  // Vike accepts an absolute root only below the same top-level folder as the project, and skips files
  // ignored by git.
  vi.stubEnv('VIKE_CRAWL', '{ git: false }')
  const results = fileURLToPath(new URL('../../test-results/', import.meta.url))
  await mkdir(results, { recursive: true })
  root = await mkdtemp(join(results, 'pages-'))
  for (const [name, source] of Object.entries(files)) {
    const path = join(root, 'pages', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
  }
  const item = openRenderFastPath()
  const watched: RenderFastPath = {
    ...item,
    async render(url, given) {
      const html = await item.render(url, given)
      if (html !== undefined) taken.push(url)
      return html
    },
  }
  render = await openSite(watched, root)
  byVike = await openSite(undefined, root)
}, 60_000)

afterAll(() => rm(root, { recursive: true }))

beforeEach(() => {
  taken = []
})

const responseOf = async (of: typeof render, url: string, given: Parameters<typeof render>[1] = {}) => {
  const { status, html, location } = await of(url, given)
  return { status, html, location }
}

describe('Page with its own hooks', () => {
  it.each([
    ['a static folder beside a parameter', ['/list/one', '/list/new', '/list/one', '/list/new']],
    ['a static folder that is visited first', ['/list/new', '/list/two', '/list/new', '/list/two']],
    ['a route of its own', ['/at-its-route/7', '/moved', '/at-its-route/8', '/at-its-route/7', '/moved']],
    ['a route function with precedence', ['/list/one', '/list/special', '/list/one', '/list/special']],
    ['a declared query parameter', ['/query?declared=1', '/query?declared=2', '/query', '/query?declared=1']],
  ])('is rendered by Vike: %s', async (_, urls) => {
    for (const url of [...urls, ...urls])
      expect(await responseOf(render, url)).toEqual(await responseOf(byVike, url))
    expect(taken.length).toBeGreaterThan(0)
  })

  it.each([
    ['guard', '/guarded', 200, 404],
    ['redirect', '/elsewhere', 302, 200],
    ['+onBeforeRender', '/hooked', 200, 200],
  ])('has its %s run for each request', async (_, url, inPreview, forVisitors) => {
    for (const given of [{ preview }, {}, { preview }, {}]) {
      const expected = await responseOf(byVike, url, given)
      expect(expected.status).toBe('preview' in given ? inPreview : forVisitors)
      expect(await responseOf(render, url, given)).toEqual(expected)
    }
  })

  it('cannot read a query parameter that it does not declare', async () => {
    const { status, error } = await render('/undeclared?invented=1')
    expect(status).toBe(500)
    expect(String(error)).toContain('"invented"')
    expect((await render('/undeclared')).status).toBe(500)
  })
})
