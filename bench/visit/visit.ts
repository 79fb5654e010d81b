/**
 * `npm run bench -- visit`: measures what visitors wait for: a first visit with a slow phone on each kind of
 * page in three languages, beside a page of plain HTML with the same text; its size; and the time to the
 * next, prefetched page.
 */
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { build } from '../../tools/build/build.ts'
import { findBrowser } from '../../tools/testing/browser.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { formatted, middleOf, printFigures, upTo } from '../figure.ts'
import { clickThrough } from './next-page.ts'
import { barePage, firstBytes } from './page-bytes.ts'
import type { Visit } from './slow-phone.ts'
import { visitBySlowPhone } from './slow-phone.ts'

const docsPage = '/docs/editors/components'
interface VisitedPage extends Visit {
  readonly path: string
}

const rounds = 9
const clicks = 12

await build(['site', 'admin', 'storybook'])
const dataFolder = await newDataFolder()
const product = await startProduct({ dataFolder })
const browser = await chromium.launch(await findBrowser())
try {
  const visits = await visitsEverywhere(browser, product.url)
  const beyondBare = await paintBeyondBare(browser, `${product.url}${docsPage}`)
  const first = await firstBytes(browser, `${product.url}${docsPage}`)
  const times = await clickThrough(browser, `${product.url}${docsPage}`, clicks)
  const worst = (of: (visit: Visit) => number) => Math.max(...visits.map(of))
  console.table(visits)
  printFigures({
    [`layout shift, worst of ${visits.length} pages`]: upTo(
      0.004,
      worst(({ layoutShift }) => layoutShift),
      '',
    ),
    [`blocked, worst of ${visits.length} pages`]: upTo(
      0,
      worst(({ blocked }) => blocked),
      'ms',
    ),
    [`largest paint, worst of ${visits.length} pages`]: formatted(
      worst(({ largestPaint }) => largestPaint),
      'ms',
    ),
    'documentation page, largest paint beyond bare HTML': upTo(200, beyondBare, 'ms'),
    'documentation page, first visit without fonts': upTo(31, first.withoutFonts, 'KB'),
    'documentation page, first visit': upTo(71, first.kilobytes, 'KB'),
    'documentation page, requests': upTo(8, first.requests, ''),
    'next page fetched ahead, from the press until it is painted': upTo(60, middleOf(times), 'ms'),
    'next page fetched ahead, at worst': formatted(Math.max(...times), 'ms'),
  })
} finally {
  await browser.close()
  await product.stop()
  await removeDataFolder(dataFolder)
}

/**
 * Home page, an update, a work, a documentation page and the contact page in each language. Median of three
 * visits.
 */
async function visitsEverywhere(browser: Browser, url: string): Promise<readonly VisitedPage[]> {
  const found: VisitedPage[] = []
  for (const prefix of ['', '/et', '/el']) {
    const paths = [`${prefix}/`, `${prefix}/contact`, `${prefix}${docsPage}`]
    for (const list of ['/updates', '/showcase']) paths.push(await firstBelow(url, `${prefix}${list}`))
    for (const path of paths) {
      const three: Visit[] = []
      for (let round = 0; round < 3; round += 1) three.push(await visitBySlowPhone(browser, `${url}${path}`))
      const middle = (of: (visit: Visit) => number) => middleOf(three.map(of))
      found.push({
        path,
        largestPaint: middle(({ largestPaint }) => largestPaint),
        layoutShift: middle(({ layoutShift }) => layoutShift),
        blocked: middle(({ blocked }) => blocked),
      })
    }
  }
  return found
}

/** The first page that a list links to, other than a filtered list. */
async function firstBelow(url: string, list: string): Promise<string> {
  const html = await (await fetch(`${url}${list}`, { headers: { accept: 'text/html' } })).text()
  const paths = [...html.matchAll(/href="([^"?#]+)"/g)].map(([, path = '']) => path)
  const deep = list.includes('showcase') ? 2 : 1
  const below = paths.find(
    (path) => path.startsWith(`${list}/`) && path.slice(list.length + 1).split('/').length === deep,
  )
  if (below === undefined) throw new Error(`${list} leads nowhere.`)
  return below
}

async function paintBeyondBare(browser: Browser, address: string): Promise<number> {
  const bare = await barePage(address)
  const differences: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await visitBySlowPhone(browser, address)
    const baseline = await visitBySlowPhone(browser, bare.url)
    differences.push(ours.largestPaint - baseline.largestPaint)
  }
  bare.close()
  return middleOf(differences)
}
