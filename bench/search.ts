/**
 * `npm run bench -- search`: measures search among 100,000 documents in three languages on both engines. With
 * `DATABASE_URL`, or with `--keep FOLDER` for a database file in a folder, it uses only that one: it is
 * filled once and can be used again. `--documents 10000` for fewer.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { initialData, interfaceLocales, model } from '../content/model/index.ts'
import type { Db } from '../server/db/index.ts'
import { newId, openDatabase } from '../server/db/index.ts'
import { openSearch } from '../server/search/index.ts'
import { startCluster } from '../tools/testing/postgres.ts'
import { seededRandom } from '../tools/testing/seeded-random.ts'
import type { Figure } from './figure.ts'
import { formatted, middleOf, printFigures, upTo } from './figure.ts'

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '100000' }, keep: { type: 'string' } },
  allowPositionals: true,
})
const documents = Number(values.documents)
const maxMilliseconds = 20
const rounds = 40
const batchSize = 200
const textLength = 120

/**
 * Word frequencies are uneven as in a language: the first words are in nearly every text, most are in few.
 */
const letters = { en: 'etaoinshrdlu', et: 'aeistulmkõäö', el: 'αοιετσνηυρπκ' } as const
const vocabulary = {
  en: vocabularyOf('en'),
  et: vocabularyOf('et'),
  el: vocabularyOf('el'),
}
type Language = keyof typeof letters

function vocabularyOf(locale: Language): readonly string[] {
  return Array.from({ length: 30_000 }, (_, at) => {
    const word = [...String((at + 1) * 7_919)].map((digit) => letters[locale][Number(digit)]).join('')
    return word.length < 5 ? word + letters[locale].slice(0, 3) : word
  })
}

/** The same texts in each run. */
const random = seededRandom(1)
const some = (locale: Language, count: number) =>
  Array.from({ length: count }, () => {
    const vocabularyOfLocale = vocabulary[locale]
    return vocabularyOfLocale[Math.floor(vocabularyOfLocale.length ** random()) - 1]
  }).join(' ')

const { DATABASE_URL: url } = process.env
if (url !== undefined) await measure('PostgreSQL', url, tmpdir())
else if (values.keep !== undefined) {
  mkdirSync(values.keep, { recursive: true })
  await measure('SQLite', undefined, values.keep)
} else {
  const folder = mkdtempSync(join(tmpdir(), 'cyanotype-bench-'))
  await measure('SQLite', undefined, folder)
  rmSync(folder, { recursive: true })
  const cluster = await startCluster()
  await measure('PostgreSQL', cluster.url, tmpdir())
  await cluster.stop()
}

async function measure(engine: string, url: string | undefined, dataDir: string): Promise<void> {
  const db = await openDatabase({ url, dataDir })
  try {
    await db.migrate()
    const search = openSearch(db)
    console.log(`${engine}, ${documents} documents in three languages`)
    printFigures({ ...(await index(db, search)), ...(await queries(search)) })
    await search.stop()
  } finally {
    await db.close()
  }
}

type Search = ReturnType<typeof openSearch>

async function index(db: Db, { index, indexTerms }: Search): Promise<Record<string, Figure>> {
  const { there } = await db.kysely
    .selectFrom('search_entries')
    .select(({ fn }) => fn.countAll<number>().as('there'))
    .executeTakeFirstOrThrow()
  if (Number(there) === documents * interfaceLocales.length) return {}
  const began = performance.now()
  for (let made = 0; made < documents; made += batchSize) {
    await db.transaction(async (trx) => {
      for (let one = made; one < Math.min(documents, made + batchSize); one++) {
        const named = { type: model.updates, id: newId(), version: 1, at: new Date().toISOString() }
        for (const layer of interfaceLocales) {
          const fields = { title: some(layer, 5), slug: `text-${one}`, body: some(layer, textLength) }
          const data = { ...initialData(model.updates, layer), ...fields }
          await index.published(trx, { ...named, layer, data })
        }
      }
    })
    if (made % 10_000 === 0 && made > 0) console.log(`${made} are indexed.`)
  }
  const indexed = performance.now()
  await indexTerms()
  return {
    'all are indexed': formatted((indexed - began) / 1_000, 's'),
    'their words are learnt': formatted((performance.now() - indexed) / 1_000, 's'),
  }
}

async function queries({ find }: Search): Promise<Record<string, Figure>> {
  const word = (at: number) => vocabulary.en[at] ?? ''
  const typed: Record<string, string> = {
    'in nearly every text': word(0),
    'in a third of the texts': word(30),
    'in few texts': word(20_000),
    'two frequent words': `${word(0)} ${word(3)}`,
    'a frequent and a rare word': `${word(1)} ${word(5_000)}`,
    'three words': `${word(20)} ${word(200)} ${word(2_000)}`,
    'the beginning of a word': word(900).slice(0, 3),
    'two letters': word(900).slice(0, 2),
    'a word with a slip': `${word(400).slice(0, 2)}${word(400).slice(3)}`,
    'nothing at all': 'zzzzzzzz qqqqqqqq',
  }
  const figures: Record<string, Figure> = {}
  for (const [name, q] of Object.entries(typed)) {
    Object.assign(figures, await timed(name, () => find({ q, state: 'public', locale: 'en', limit: 20 })))
    const everywhere = () => find({ q, state: 'public', limit: 20 })
    Object.assign(figures, await timed(`${name}, in all languages`, everywhere))
  }
  return figures
}

async function timed(name: string, find: () => ReturnType<Search['find']>): Promise<Record<string, Figure>> {
  const times: number[] = []
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    hits = (await find()).items.length
    times.push(performance.now() - began)
  }
  return { [`${name} (${hits} shown)`]: upTo(maxMilliseconds, middleOf(times), 'ms') }
}
