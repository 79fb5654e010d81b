/**
 * Measures the time from the publish request until a visitor sees the change, and how many pages are rendered
 * again for it.
 */
import { z } from 'zod'
import { documentWithLayers, savedDraft } from '../../tools/testing/editor.ts'
import type { Serving } from '../child-processes.ts'
import { replyOf } from '../child-processes.ts'
import type { OpenLine } from '../http-clients.ts'
import { openLine } from '../http-clients.ts'

export interface Times {
  /** In milliseconds. */
  readonly median: number
  readonly p95: number
}

export interface Publishing {
  readonly title: Times
  readonly text: Times
  /**
   * Pages that one publication makes the server render again, if visitors request the same pages as before.
   */
  readonly renders: number
}

const times = 100
/**
 * Warm-up, so that the result is that of a server that has run for months, not of one that has just started.
 */
const unmeasured = 50
/** Other updates that visitors read at the same time. */
const others = 40

export async function publishing(served: Serving, ids: readonly string[]): Promise<Publishing> {
  const { editor } = served
  const [id = '', ...rest] = ids
  const found = await editor.call('GET', `/api/documents/updates/${id}`, documentWithLayers)
  const slug = String(found.layers.en?.data.slug)
  const pages = ['/updates', '/et/updates', '/', '/docs', `/updates/${slug}`]
  for (const other of rest.slice(0, others)) {
    const { layers } = await editor.call('GET', `/api/documents/updates/${other}`, documentWithLayers)
    pages.push(`/updates/${layers.en?.data.slug}`)
  }
  const line = openLine(served.url)
  const work = { served, line, path: `/api/documents/updates/${id}`, page: `/updates/${slug}`, pages }
  const title = await publishRepeatedly(work, (number) => ({ title: `Edition ${number} of this update` }))
  const body = longText(String(found.layers.en?.data.body))
  const text = await publishRepeatedly(work, (number) => ({
    body: `${body}\n\nEdition ${number} of this text.`,
  }))
  const renders = await rendersOfOne(work)
  line.close()
  return { title: timesOf(title), text: timesOf(text), renders }
}

interface Work {
  readonly served: Serving
  readonly line: OpenLine
  /** The path of the document in the API. */
  readonly path: string
  readonly page: string
  readonly pages: readonly string[]
}

async function publishRepeatedly(work: Work, change: (number: number) => object): Promise<number[]> {
  const taken: number[] = []
  for (let number = 0; number < unmeasured + times; number += 1) {
    await requestAll(work)
    taken.push(await publishOne(work, change(number), `Edition ${number} of this`))
  }
  return taken.slice(unmeasured)
}

/**
 * The draft is saved before the measurement starts, because autosave did that before the editor presses the
 * button.
 */
async function publishOne({ served, line, path, page }: Work, data: object, mark: string): Promise<number> {
  const { editor } = served
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const { layer } = await editor.call('PUT', `${path}/en`, savedDraft, { version: layers.en?.version, data })
  const began = performance.now()
  const body = { layers: { en: layer.version } }
  await line.send({ method: 'POST', path: `${path}/publish`, cookie: editor.cookie, body })
  const response = await line.send({ method: 'GET', path: page })
  const taken = performance.now() - began
  if (!response.text().includes(mark))
    throw new Error(`“${mark}” was published, and a visitor does not see it.`)
  return taken
}

async function rendersOfOne(work: Work): Promise<number> {
  await requestAll(work)
  await replyOf(work.served.process, 'rendered')
  await publishOne(work, { title: 'The last edition of this update' }, 'The last edition')
  await requestAll(work)
  const rendered = z.array(z.string()).parse(await replyOf(work.served.process, 'rendered'))
  return new Set(rendered).size
}

async function requestAll({ line, pages }: Work): Promise<void> {
  for (const path of pages) await line.send({ method: 'GET', path })
}

/** A long text: 8 KB with headings, lists, a table and some code. */
function longText(text: string): string {
  const paragraph =
    'What was covered stays white, and *the rest* turns blue in the wash, as it did in 1842. '.repeat(6)
  const part = `## A part\n\n${paragraph}\n\n${paragraph}\n\n- Salt\n- Light and [shade](/docs)`
  const table = '| sheet | minutes |\n|---|---|\n| first | 12 |\n| second | 14 |'
  const code = '```ts\nconst minutes = 12\n```'
  return [text, ...Array.from({ length: 7 }, () => part), table, code].join('\n\n')
}

function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}
