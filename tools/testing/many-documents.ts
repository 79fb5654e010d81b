/**
 * Many documents in little time: writes a few hundred as editors would and then copies their rows in all
 * tables. Each copy has its own ids, times and number.
 */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { shared } from '@cyanotype/content/model/index.ts'
import { newId } from '../../server/db/index.ts'
import { inOrderOf } from '../../server/documents/store/sort-key.ts'
import type { Editor } from './editor.ts'
import { documentWithLayers } from './editor.ts'

/** Appears in titles and texts of one document only, which makes it searchable. */
const markOf = (number: number) => String(8_000_000 + number)

const subjects = ['Light', 'Salt', 'Paper', 'Water', 'Iron', 'Shadow', 'Leaf', 'Glass', 'Cloth', 'Dust']
const places = [
  'Tartu',
  'Athens',
  'Haapsalu',
  'Naxos',
  'Viljandi',
  'Patras',
  'Kuressaare',
  'Volos',
  'Narva',
  'Chania',
]
const authors = ['Maria', 'Jaan', 'Eleni', 'Tiina', 'Nikos', 'Kadri', 'Yannis', 'Liis']

const one = (from: readonly string[], number: number) => from[number % from.length] ?? ''

function paragraphs(mark: string, kind: number, sentence: string): string {
  const words = Array.from({ length: 6 }, (_, index) => one(subjects, kind + index)).join(', ')
  return `## ${mark}\n\n${sentence}: ${words}.\n\n${words}.`
}

/**
 * Writes an update in three languages through the API and publishes most of them. Documents of the same kind
 * differ only in their number.
 */
export async function writeDocument(editor: Editor, number: number, kind = number): Promise<string> {
  const mark = markOf(number)
  const subject = one(subjects, kind * 7)
  const place = one(places, kind * 3)
  const titles = {
    en: `${subject} from ${place} ${mark}`,
    et: `${place}: ${subject} õhtul ${mark}`,
    el: `Μελέτη ${mark} για το φως, ${place}`,
  }
  const dataIn = (locale: keyof typeof titles) => ({
    title: titles[locale],
    slug: `${locale}-${mark}`,
    excerpt: `${subject}, ${place}`,
    body: paragraphs(mark, kind, titles[locale]),
  })
  const day = String((kind % 28) + 1).padStart(2, '0')
  const common = {
    author: one(authors, kind * 5),
    publishedAt: `2026-0${(kind % 9) + 1}-${day}T00:00:00.000Z`,
    tags: [subject.toLowerCase(), place.toLowerCase()],
  }
  const created = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data: dataIn('en'),
    shared: common,
  })
  const document = `/api/documents/updates/${created.id}`
  for (const locale of ['et', 'el'] as const) {
    await editor.call('PUT', `${document}/${locale}`, anything, { version: 0, data: dataIn(locale) })
  }
  if (kind % 4 === 3) return created.id
  await editor.call('POST', `${document}/publish`, anything, { layers: { en: 1, et: 1, el: 1, '*': 1 } })
  return created.id
}

const anything = documentWithLayers.partial()

/** The audit log is linked by hashes, and search computes its statistics itself. */
const notCopied = [
  'outbox',
  'audit',
  'facts',
  'migrations',
  'users',
  'sessions',
  'search_words',
  'search_slips',
]

/** Copies the documents of a closed database, whose numbers begin at 0, until there are `count` of them. */
export function multiplyDocuments(file: string, ids: readonly string[], count: number): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('pragma synchronous = off; pragma cache_size = -200000; begin')
  const tables = tablesOf(database).filter(({ name }) => !notCopied.includes(name))
  const userIds = new Set(
    database
      .prepare('select id from users')
      .all()
      .map(({ id }) => String(id)),
  )
  const originals = patternsOf(tables, ids, userIds)
  const insert = new Map(tables.map(({ name, insertion }) => [name, database.prepare(insertion)]))
  for (let number = ids.length; number < count; number += 1) {
    const fill = filler(number, Math.floor(number / ids.length))
    for (const { name, row } of originals[number % ids.length] ?? []) insert.get(name)?.run(...row.map(fill))
  }
  database.exec('commit; pragma wal_checkpoint(truncate)')
  database.close()
}

interface CopiedTable {
  readonly name: string
  readonly insertion: string
  readonly rows: readonly (readonly SQLOutputValue[])[]
}

/** Tables that are not part of another, unlike those of an index. Generated keys are left to the database. */
function tablesOf(database: DatabaseSync): CopiedTable[] {
  const tables = database
    .prepare(`select name from pragma_table_list where type = 'table' and schema = 'main'`)
    .all()
  return tables
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'))
    .map((name) => {
      const columns = database
        .prepare(`select name from pragma_table_info('${name}') where not (type = 'INTEGER' and pk = 1)`)
        .all()
        .map((column) => String(column.name))
      const list = columns.join(', ')
      const rows = database.prepare(`select ${list} from ${name}`).all()
      return {
        name,
        insertion: `insert into ${name} (${list}) values (${columns.map(() => '?').join(', ')})`,
        rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
      }
    })
}

interface Pattern {
  readonly name: string
  readonly row: readonly Cell[]
}

/** The rows of each document in all tables. */
function patternsOf(
  tables: readonly CopiedTable[],
  ids: readonly string[],
  unchanged: ReadonlySet<string>,
): Pattern[][] {
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const slots = ids.map((_, number) => slotsOf(number, unchanged))
  const patterns: Pattern[][] = ids.map(() => [])
  for (const { name, rows } of tables) {
    for (const row of rows) {
      const number = row.map((value) => numbers.get(String(value))).find((found) => found !== undefined)
      const slot = number === undefined ? undefined : slots[number]
      if (number !== undefined && slot !== undefined) patterns[number]?.push({ name, row: row.map(slot) })
    }
  }
  return patterns
}

/** The parts of a cell that differ between copies, and the text between them that does not. */
type Slot =
  | { readonly id: string }
  | { readonly moment: number }
  | { readonly mark: (text: string) => string }
type Cell = SQLOutputValue | { readonly parts: readonly (string | Slot)[] }

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}'
const timestampPattern = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
const sorted = (mark: string) => inOrderOf(shared, mark)
const plain = (mark: string) => mark

function slotsOf(number: number, unchanged: ReadonlySet<string>): (value: SQLOutputValue) => Cell {
  const mark = markOf(number)
  const pattern = new RegExp(`(${uuid}|${timestampPattern}|${mark}|${RegExp.escape(sorted(mark))})`)
  const slotOf = (part: string): Slot | string => {
    if (part === mark) return { mark: plain }
    if (part === sorted(mark)) return { mark: sorted }
    if (part.endsWith('Z')) return { moment: Date.parse(part) }
    return unchanged.has(part) ? part : { id: part }
  }
  return (value) => {
    if (typeof value !== 'string') return value
    const parts = value.split(pattern)
    if (parts.length === 1) return value
    return { parts: parts.map((part, index) => (index % 2 === 0 ? part : slotOf(part))) }
  }
}

/** The ids and number of a copy. Each copy is one minute later than the one before. */
function filler(number: number, minutes: number): (cell: Cell) => SQLInputValue {
  const ids = new Map<string, string>()
  const mark = markOf(number)
  const written = (part: string | Slot): string => {
    if (typeof part === 'string') return part
    if ('mark' in part) return part.mark(mark)
    if ('moment' in part) return new Date(part.moment + minutes * 60_000).toISOString()
    const id = ids.get(part.id) ?? newId()
    ids.set(part.id, id)
    return id
  }
  return (cell) =>
    typeof cell === 'object' && cell !== null && 'parts' in cell ? cell.parts.map(written).join('') : cell
}
