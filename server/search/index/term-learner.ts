/**
 * Term indexer: collects the words of new entries for completion and correction shortly after they were
 * written. Saving does not wait for it, and whole words are found immediately.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { isStopWord } from '@cyanotype/content/text-analysis/analyze.ts'
import { wordsIn } from '@cyanotype/content/text-analysis/tokenize.ts'
import type { Db } from '../../db/index.ts'
import type { SearchChunk } from '../analysis/index-tokens.ts'
import type { Occurrence } from './search-store.ts'
import { insertTerms, removeWaiting, takeIndexerLock, waitingEntries } from './search-store.ts'

const batchSize = 20
/**
 * The number of words that are remembered as indexed, which is enough for most words of a text. About ten
 * megabytes.
 */
const maxCached = 100_000
/**
 * The quiet time before indexing starts, so that it does not slow down a publication after a save or a page
 * view after a publication, and the maximum delay. In milliseconds.
 */
const pauseMs = 250
const maxPauseMs = 2_000

export interface TermIndexer {
  /** Schedules indexing if it is not scheduled yet. */
  wake(): void
  /** Schedules indexing, and delays it while more entries are written. */
  written(): void
  /** Indexes all waiting entries. */
  indexTerms(): Promise<void>
  stop(): Promise<void>
}

export function openTermIndexer(db: Db): TermIndexer {
  let timer: NodeJS.Timeout | undefined
  let waitsSince = 0
  let running: Promise<void> | undefined
  let stopped = false
  const indexed = new Set<string>()

  async function run(): Promise<void> {
    while (!stopped && (await indexSome(db, indexed))) {}
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
      // After a failure the entries stay in the queue, and the next save or search tries again.
      indexTerms().catch(() => {})
    }, pauseMs).unref()
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

/** Indexes the words of a few entries. Returns whether there were any. */
async function indexSome(db: Db, indexed: Set<string>): Promise<boolean> {
  const rows = await waitingEntries(db.kysely, batchSize)
  if (rows.length === 0) return false
  const words = new Map<Locale, Map<string, Occurrence>>()
  for (const { layer, state, pieces } of rows) {
    if (layer === null || pieces === null || !isLocale(layer)) continue
    const found = words.get(layer) ?? new Map<string, Occurrence>()
    words.set(layer, found)
    const parts: readonly SearchChunk[] = JSON.parse(pieces)
    const is_public = state === 'public' ? 1 : 0
    for (const [word, weight] of termsOf(layer, parts)) {
      if (indexed.has(keyOf(layer, word, { weight, is_public }))) continue
      const known = found.get(word) ?? { weight: 0, is_public: 0 }
      found.set(word, {
        weight: Math.max(known.weight, weight),
        is_public: Math.max(known.is_public, is_public),
      })
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
  if (indexed.size > maxCached) indexed.clear()
  for (const [locale, found] of words) {
    for (const [word, occurrence] of found) indexed.add(keyOf(locale, word, occurrence))
  }
  return true
}

const keyOf = (locale: Locale, word: string, { weight, is_public }: Occurrence) =>
  `${locale}${weight}${is_public}${word}`

function termsOf(locale: Locale, chunks: readonly SearchChunk[]): [string, number][] {
  return chunks.flatMap(({ grade, text }) =>
    wordsIn(text)
      // A pair of characters is not a word that could be completed or corrected.
      .filter(({ folded, isPair }) => folded.length > 1 && !isPair && !isStopWord(locale, folded))
      .map(({ folded }): [string, number] => [folded, grade === 'title' ? 1 : 0]),
  )
}
