/** Dump of all tables: compressed lines of JSON that either engine can read. */
import { createHash } from 'node:crypto'
import type { Transform } from 'node:stream'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { CellValue, TableRow, TableShape, TableSnapshot } from '../../db/index.ts'
import type { Manifest } from './backup-manifest.ts'
import { damaged } from './backup-manifest.ts'
import type { Bytes } from './sealed-stream.ts'

/**
 * Tables that are not restored: sessions, links and requests for them, which would let people in who have lost
 * their access, and what is only true for a moment.
 */
const omitted = new Set([
  'sessions',
  'setup_tokens',
  'account_links',
  'reset_requests',
  'used_challenges',
  'sign_in_attempts',
  'factor_attempts',
  'presence',
  'previews',
  'repeats',
  'outbox',
])

export const isCopied = ({ name }: Pick<TableShape, 'name'>) => !omitted.has(name)

export type TableCounts = Manifest['tables']

/** Counts rows, and adds up their hashes, so that two tables can be compared whatever the order of their rows. */
export function openTally() {
  let rows = 0
  const sum = new Uint32Array(8)
  return {
    add(line: string) {
      rows += 1
      const hash = createHash('sha256').update(line).digest()
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + hash.readUInt32LE(at * 4)
    },
    result: () => ({ rows, digest: Buffer.from(sum.buffer).toString('hex') }),
  }
}

interface DumpOptions {
  /** Receives each copied row. */
  readonly onRow?: (table: TableShape, row: TableRow) => void
}

export interface Dump {
  readonly bytes: Bytes
  /** Complete when all bytes were read. */
  readonly tables: TableCounts
}

export function dumpTables(snapshot: TableSnapshot, { onRow }: DumpOptions = {}): Dump {
  const tables: Record<string, TableCounts[string]> = {}
  async function* lines() {
    for (const table of (await snapshot.tables()).filter(isCopied)) {
      const tally = openTally()
      yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`
      for await (const batch of snapshot.rows(table)) {
        let text = ''
        for (const row of batch) {
          const line = lineOf(row)
          tally.add(line)
          onRow?.(table, row)
          text += `${line}\n`
        }
        yield text
      }
      tables[table.name] = tally.result()
    }
  }
  return { bytes: through(createGzip({ level: 6 }), lines()), tables }
}

/** The same counts and hashes for tables that exist. */
export async function countTables(snapshot: TableSnapshot): Promise<TableCounts> {
  const tables: Record<string, TableCounts[string]> = {}
  for (const table of (await snapshot.tables()).filter(isCopied)) {
    const tally = openTally()
    for await (const batch of snapshot.rows(table)) for (const row of batch) tally.add(lineOf(row))
    tables[table.name] = tally.result()
  }
  return tables
}

const lineOf = (row: TableRow) => JSON.stringify(row.map(encoded))

const encoded = (value: CellValue) =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value

function decoded(value: unknown): CellValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  return Buffer.from(String(Object(value).bytes), 'base64')
}

export interface DumpBatch {
  readonly table: TableShape
  readonly rows: readonly TableRow[]
}

const batchSize = 500

/** Reads a dump in batches. The first batch of each table may be empty. */
export async function* readDump(source: Bytes): AsyncGenerator<DumpBatch> {
  let table: TableShape | undefined
  let rows: TableRow[] = []
  for await (const line of linesIn(through(createGunzip(), source))) {
    const content: unknown = JSON.parse(line)
    if (!Array.isArray(content)) {
      if (table !== undefined) yield { table, rows }
      table = shapeFrom(content)
      rows = []
      continue
    }
    if (content.length !== table?.columns.length) throw damaged('database')
    rows.push(content.map(decoded))
    if (rows.length < batchSize) continue
    yield { table, rows }
    rows = []
  }
  if (table !== undefined) yield { table, rows }
}

function shapeFrom(content: unknown): TableShape {
  const { table, columns } = Object(content)
  if (typeof table !== 'string' || !Array.isArray(columns)) throw damaged('database')
  return { name: table, columns: columns.map(String) }
}

/** Ends the source too when its reader stops early. */
async function* through(zip: Transform, source: AsyncIterable<Buffer | string>): Bytes {
  const input = Readable.from(source, { objectMode: false })
  input.on('error', (problem) => zip.destroy(problem))
  try {
    yield* input.pipe(zip)
  } finally {
    input.destroy()
  }
}

async function* linesIn(source: Bytes): AsyncGenerator<string> {
  let rest: Buffer[] = []
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8')
      rest = []
      from = end + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) throw damaged('database')
}

export function countRow(tallies: Map<string, ReturnType<typeof openTally>>, { table, rows }: DumpBatch) {
  const tally = tallies.get(table.name) ?? openTally()
  tallies.set(table.name, tally)
  for (const row of rows) tally.add(lineOf(row))
}
