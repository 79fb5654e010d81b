/**
 * `node bench/search.ts [documents]`: how long it takes to index documents in three languages, and to search them. SQLite in
 * a folder of its own; another engine where `DATABASE_URL` names an empty database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initialData, localeCodes, model } from '../content/model/index.ts'
import { newId, openDatabase } from '../server/db/index.ts'
import { openSearch } from '../server/search/index.ts'

const documents = Number(process.argv[2] ?? 100_000)
const atOnce = 200
const wordsOfText = 120

/** The same text at each run; words as uneven as those of a language: the first of them stand in nearly every text. */
let state = 1
function random(): number {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
  return state / 0x80000000
}
const letters = { en: 'etaoinshrdlu', et: 'aeistulmkõäö', el: 'αοιετσνηυρπκ' } as const
const vocabulary = Object.fromEntries(
  localeCodes.map((locale) => [locale, Array.from({ length: 30_000 }, (_, at) => wordNumber(locale, at))]),
)

function wordNumber(locale: keyof typeof letters, at: number): string {
  const alphabet = letters[locale]
  const word = [...String((at + 1) * 7_919)].map((digit) => alphabet[Number(digit)]).join('')
  return word.length < 5 ? word + alphabet.slice(0, 3) : word
}

function some(locale: string, count: number): string {
  const words = vocabulary[locale] ?? []
  return Array.from({ length: count }, () => words[Math.floor(words.length ** random()) - 1]).join(' ')
}

const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-bench-'))
const db = await openDatabase({ url: process.env.DATABASE_URL, dataDir })
try {
  await db.migrate()
  const search = openSearch(db)
  console.table({ ...(await index(search)), ...(await queries(search)) })
  await search.stop()
} finally {
  await db.close()
  rmSync(dataDir, { recursive: true })
}

async function index({ shelf, learn }: ReturnType<typeof openSearch>) {
  const began = performance.now()
  for (let made = 0; made < documents; made += atOnce) {
    await db.transaction(async (trx) => {
      for (let one = made; one < Math.min(documents, made + atOnce); one++) {
        const named = { type: model.updates, id: newId(), version: 1, at: new Date().toISOString() }
        for (const layer of localeCodes) {
          const words = { title: some(layer, 5), slug: `text-${one}`, body: some(layer, wordsOfText) }
          const data = { ...initialData(model.updates, layer), ...words }
          await shelf.published(trx, { ...named, layer, data })
        }
      }
    })
  }
  const indexed = performance.now()
  await learn()
  return {
    [`index ${documents} documents in three languages`]: `${seconds(indexed - began)} s`,
    'learn their words': `${seconds(performance.now() - indexed)} s`,
  }
}

async function queries({ find }: ReturnType<typeof openSearch>) {
  const word = (at: number) => vocabulary.en?.[at] ?? ''
  const typed: Record<string, string> = {
    'in nearly every text': word(0),
    'in a third of the texts': word(30),
    'in few texts': word(20_000),
    'two frequent words': `${word(0)} ${word(3)}`,
    'a frequent and a rare word': `${word(1)} ${word(5_000)}`,
    'three words': `${word(20)} ${word(200)} ${word(2_000)}`,
    'the beginning of a word': word(900).slice(0, 3),
    'two letters': word(900).slice(0, 2),
    'a word with a slip': `${word(400).slice(1)}x`,
    'nothing at all': 'zzzzzzzz qqqqqqqq',
  }
  const figures: Record<string, string> = {}
  for (const [name, q] of Object.entries(typed)) {
    figures[name] = await timed(() => find({ q, state: 'public', locale: 'en', limit: 20 }))
    figures[`${name}, in all languages`] = await timed(() => find({ q, state: 'public', limit: 20 }))
  }
  return figures
}

async function timed(ask: () => ReturnType<ReturnType<typeof openSearch>['find']>) {
  const times: number[] = []
  let hits = 0
  for (let round = 0; round < 40; round++) {
    const began = performance.now()
    hits = (await ask()).items.length
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return `p50 ${times[20]?.toFixed(1)} ms, p95 ${times[38]?.toFixed(1)} ms, ${hits} hits`
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}
