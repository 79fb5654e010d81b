/**
 * `npm run import -- FILE_OR_FOLDER` imports the content of another system, completely or not at all. With
 * `--dry-run` it only reports what it would do.
 */
import { parseArgs } from 'node:util'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import { openRedirects } from '../content-quality/redirects/index.ts'
import type { Db } from '../db/index.ts'
import { openDatabase, openOutbox } from '../db/index.ts'
import type { ForeignFormat, ItemReport, SiteReport } from '../import-export/other-systems/index.ts'
import { describeNote, formats, importSite, readForeign } from '../import-export/other-systems/index.ts'
import { progressLine } from '../import-export/progress-line.ts'
import { openContent } from '../open-modules.ts'
import { openSafeFetch } from '../outbound-fetch/index.ts'
import { explainImportFailure } from './explain-import-failure.ts'

const usage = `npm run import -- FILE_OR_FOLDER [--dry-run]
  --from ${formats.join('|')}   the format, if it is not recognised
  --language ${localeCodes.join('|')}   the language of texts that do not name theirs
  --site URL   the old site, for formats that do not contain its URL`

interface CommandOptions {
  readonly source: string
  readonly format: ForeignFormat | undefined
  readonly locale: Locale
  readonly origin: URL | undefined
  readonly isDryRun: boolean
}

/** Undefined for words that are no valid choice. */
function readOptions(): CommandOptions | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
      language: { type: 'string' },
      site: { type: 'string' },
    },
  })
  const { 'dry-run': isDryRun = false, from, language = defaultLocale, site, ...unknown } = values
  const [source, ...more] = positionals
  const format = formats.find((one) => one === from)
  const origin = typeof site === 'string' ? URL.parse(site) : undefined
  if (source === undefined || more.length > 0 || Object.keys(unknown).length > 0) return undefined
  if (typeof language !== 'string' || !isLocale(language)) return undefined
  if ((from !== undefined && format === undefined) || typeof isDryRun !== 'boolean') return undefined
  if (site !== undefined && !/^https?:$/.test(origin?.protocol ?? '')) return undefined
  return { source, format, locale: language, origin: origin ?? undefined, isDryRun }
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options === undefined) return exitWith(`Usage:\n${usage}`, 2)
  const config = readConfig(environment())
  // The source is read first: a wrong file needs no database.
  const site = await readForeign(options.source, options.format, options)
  await prepareDataFolder(config.dataDir)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await db.migrate()
    const report = await runImport(config, db, site, options.isDryRun)
    for (const line of linesOf(report)) process.stdout.write(`${line}\n`)
    return exitWith(summary(report, options.isDryRun), 0)
  } finally {
    await db.close()
  }
}

/** Closes all subscriptions even after an error: otherwise the process would never exit. */
async function runImport(
  config: Config,
  db: Db,
  site: Parameters<typeof importSite>[1],
  isDryRun: boolean,
): Promise<SiteReport> {
  const outbox = await openOutbox(db)
  const { documents, media, search } = openContent(config, db, outbox)
  const redirects = openRedirects(db, documents.types)
  const fetch = openSafeFetch({ loopbackPorts: config.loopbackPorts })
  const line = progressLine()
  try {
    await documents.refreshIndexes()
    return await importSite({ documents, media, redirects, fetch }, site, {
      isDryRun,
      onProgress: ({ step, done, total }) => line.show(`${steps[step]}: ${done} of ${total}`),
    })
  } finally {
    line.clear()
    await search.stop()
    await outbox.close()
  }
}

const steps = { texts: 'Texts and images', documents: 'Documents and redirects' }
const marks = { created: '+', existing: '=', refused: '!' }

function linesOf({ items, notes }: SiteReport): readonly string[] {
  const lines = items.flatMap((item) => {
    const isNew = item.result !== 'existing'
    return isNew ? [itemLine(item), ...item.notes.map((one) => `    ${describeNote(one)}`)] : []
  })
  return [...lines, ...notes.map(describeNote)]
}

function itemLine({ title, type, locale, path, result, isPublic }: ItemReport): string {
  const state = isPublic ? '' : ' (draft)'
  return `${marks[result]} ${path || type} ${locale}${result === 'created' ? state : ''}: ${title}`
}

function summary({ items, notes, redirects, images }: SiteReport, isDryRun: boolean): string {
  const count = (result: ItemReport['result']) => items.filter((one) => one.result === result).length
  const all = items.reduce((sum, item) => sum + item.notes.length, notes.length)
  const counts = [
    `${count('created')} ${isDryRun ? 'would be created' : 'created'}`,
    `${count('existing')} already imported`,
    `${count('refused')} cannot be imported`,
    `${redirects} redirects`,
    `${images} images`,
    `${all} notes`,
  ]
  return `${counts.join(', ')}.${isDryRun ? ' Dry run: nothing was changed.' : ''}`
}

function exitWith(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

try {
  process.exitCode = await main()
} catch (problem) {
  process.exitCode = exitWith(await explainImportFailure(problem), 1)
}
