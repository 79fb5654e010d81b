/**
 * Learns the words of new entries, a little after they were written: a save does not wait for it, and a word that is not
 * learned yet is found all the same, only not by its beginning.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { SearchChunk } from '../analysis/chunk.ts'
import { isStopWord } from '../analysis/stop-words.ts'
import { wordsIn } from '../analysis/tokenize.ts'
import type { Weight } from './term-store.ts'
import { insertTerms, removeWaiting, takeIndexerLock, waitingEntries } from './term-store.ts'

const batchSize = 20
/** Words that were learned lately need not be asked for again: most words of a text. Some ten megabytes. */
const maxCached = 100_000
/**
 * How long nothing more has to be written before it begins, so that who publishes what was just saved, or looks at what was
 * just published, does not wait for it; and how long it can be put off. In milliseconds.
 */
const pause = 250
const maxPauseMs = 2_000

export interface TermIndexer {
  /** There may be something to learn. */
  wake(): void
  /** There will be something to learn, and more may follow at once. */
  written(): void
  /** Learns all that waits. */
  indexTerms(): Promise<void>
  stop(): Promise<void>
}

export function openTermIndexer(db: Db): TermIndexer {
  let timer: NodeJS.Timeout | undefined
  let waitsSince = 0
  let running: Promise<void> | undefined
  let stopped = false
  const known = new Set<string>()

  async function run(): Promise<void> {
    while (!stopped && (await indexSome(db, known))) {}
  }
  function indexTerms(): Promise<void> {
    const next = (running ?? Promise.resolve()).catch(() => {}).then(run)
    running = next
    return next
  }
  function begin(): void {
    waitsSince = performance.now()
    timer = setTimeout(() => {
      timer = undefined
      // Whatever was in the way, the entries still wait, and the next who writes or searches tries again.
      indexTerms().catch(() => {})
    }, pause).unref()
  }
  return {
    wake() {
      if (!stopped && timer === undefined) begin()
    },
    written() {
      if (stopped) return
      if (timer === undefined) begin()
      else if (performance.now() - waitsSince < maxPauseMs) timer.refresh()
    },
    indexTerms,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}

/** The words of a few entries. Says whether there were any. */
async function indexSome(db: Db, known: Set<string>): Promise<boolean> {
  const rows = await waitingEntries(db.kysely, batchSize)
  if (rows.length === 0) return false
  const words = new Map<Locale, Map<string, Weight>>()
  for (const { layer, pieces } of rows) {
    if (layer === null || pieces === null || !isLocale(layer)) continue
    const found = words.get(layer) ?? new Map<string, Weight>()
    words.set(layer, found)
    const parts: readonly SearchChunk[] = JSON.parse(pieces)
    for (const [word, weight] of termsOf(layer, parts)) {
      if (!known.has(keyOf(layer, word, weight)) && found.get(word) !== 1) found.set(word, weight)
    }
  }
  await db.transaction(async (trx) => {
    await takeIndexerLock(db, trx)
    for (const [locale, found] of words) await insertTerms(trx, locale, found)
    await removeWaiting(
      trx,
      rows.map(({ entry }) => entry),
    )
  })
  if (known.size > maxCached) known.clear()
  for (const [locale, found] of words) {
    for (const [word, weight] of found) known.add(keyOf(locale, word, weight))
  }
  return true
}

const keyOf = (locale: Locale, word: string, weight: Weight) => `${locale}${weight}${word}`

function termsOf(locale: Locale, chunks: readonly SearchChunk[]): [string, Weight][] {
  return chunks.flatMap(({ grade, text }) =>
    wordsIn(text)
      .filter(({ folded }) => folded.length > 1 && !isStopWord(locale, folded))
      .map(({ folded }): [string, Weight] => [folded, grade === 'title' ? 1 : 0]),
  )
}
