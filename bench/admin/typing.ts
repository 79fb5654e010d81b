/**
 * Cost of a key press in a long text, measured by the browser: all work of its main thread until the change
 * is painted.
 */
import type { Browser, CDPSession } from 'playwright-core'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { signInWith } from './usable-list.ts'

const wordCount = 10_000
const keys = 200

export interface Typing {
  readonly middle: number
  /** At the 95th percentile. */
  readonly slow: number
  readonly openingMs: number
}

export async function keysInLongText(browser: Browser, url: string): Promise<Typing> {
  const id = await writeLongText(url, wordCount)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await signInWith(context, url)
  const page = await context.newPage()
  await page.goto(`${url}/admin/edit/${id}?language=en`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.waitFor()
  const openingMs = await page.evaluate(() => performance.now())
  await text.click()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const times: number[] = []
  let busy = await busyMilliseconds(session)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefgh '.charAt(key % 9))
    await page.evaluate(untilPainted)
    const now = await busyMilliseconds(session)
    times.push(now - busy)
    busy = now
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  await context.close()
  return { middle: at(0.5), slow: at(0.95), openingMs }
}

/** All work of the main thread since the page was opened: script, layout and painting. */
async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

const sentence = 'The paper drinks the solution, the sun does the rest, and water tells what stays blue. '

export async function writeLongText(url: string, words: number): Promise<string> {
  const editor = await signIn(url)
  const count = Math.ceil(words / sentence.trim().split(' ').length / 5)
  const paragraphs = Array.from({ length: count }, (_, index) =>
    index % 8 === 0 ? `## Part ${index / 8 + 1}\n\n${sentence.repeat(5).trim()}` : sentence.repeat(5).trim(),
  )
  const created = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data: { title: 'A long text', slug: `a-long-text-of-${words}-words`, body: paragraphs.join('\n\n') },
    shared: {},
  })
  return created.id
}
