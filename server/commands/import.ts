/**
 * `npm run import -- FILE_OR_FOLDER` imports the content of another system, completely or not at all. With
 * `--dry-run` it only reports what it would do.
 */
import { parseArgs } from 'node:util'
import { defaultLocale, isSiteLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import { openRedirects } from '../content-quality/redirects/index.ts'
import type { Db } from '../db/index.ts'
import { openOutbox } from '../db/index.ts'
import type { ForeignFormat, SiteReport } from '../import-export/other-systems/index.ts'
import {
  formatOf,
  formats,
  importSite,
  readForeign,
  reportLines,
  reportSummary,
} from '../import-export/other-systems/index.ts'
import { progressLine } from '../import-export/progress-line.ts'
import { openContent } from '../open-modules.ts'
import { openSafeFetch } from '../outbound-fetch/index.ts'
import { newDatabaseLine } from './existing-database.ts'
import { explainImportFailure } from './explain-import-failure.ts'
import { openForCommand } from './open-for-command.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = `npm run import -- FILE_OR_FOLDER [--dry-run]
  --from ${formats.join('|')}   the format, if it is not recognised
  --language CODE   the language of texts that do not name theirs
  --site URL   the old site, for formats that do not contain its URL`

interface CommandOptions {
  readonly source: string
  readonly format: ForeignFormat | undefined
  /** Undefined for the default language of the site. */
  readonly locale: string | undefined
  readonly origin: URL | undefined
  readonly isDryRun: boolean
}

/** What is wrong with a value, or undefined for words that are no choice. */
function readOptions(): CommandOptions | string | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
      language: { type: 'string' },
      site: { type: 'string' },
    },
  })
  const { 'dry-run': isDryRun = false, from, language, site } = values
  const [source, ...more] = positionals
  const format = formats.find((one) => one === from)
  const origin = site === undefined ? undefined : URL.parse(site)
  if (source === undefined || more.length > 0) return undefined
  if (from !== undefined && format === undefined)
    return `“${from}” is not the name of a format. Use one of: ${formats.join(', ')}.`
  if (site !== undefined && !/^https?:$/.test(origin?.protocol ?? ''))
    return `“${site}” is not the URL of a website. Write it as in https://old.example.org.`
  return { source, format, locale: language, origin: origin ?? undefined, isDryRun }
}

async function main(): Promise<number | undefined> {
  const options = readOptions()
  if (options === undefined) return undefined
  if (typeof options === 'string') return exitWith(options, 2)
  const config = readConfig(environment())
  // A wrong file needs no database.
  const format = await formatOf(options.source, options.format)
  const lastLine = newDatabaseLine(config)
  await prepareDataFolder(config.dataDir)
  const db = await openForCommand(config)
  try {
    const report = await runImport(config, db, { ...options, format })
    if (report === undefined) {
      const codes = siteLocales().join(', ')
      return exitWith(`The site does not have the language ${options.locale}. It has ${codes}.`, 2)
    }
    for (const line of reportLines(report)) process.stdout.write(`${line}\n`)
    return exitWith(`${reportSummary(report, options.isDryRun)}${lastLine}`, 0)
  } finally {
    await db.close()
  }
}

/**
 * Returns nothing if the site does not have the language. Closes all subscriptions even after an error: otherwise
 * the process would never exit.
 */
async function runImport(
  config: Config,
  db: Db,
  options: CommandOptions & { readonly format: ForeignFormat },
): Promise<SiteReport | undefined> {
  const outbox = await openOutbox(db)
  const { documents, media, search } = openContent(config, db, outbox)
  const redirects = openRedirects(db, documents.types)
  const fetch = openSafeFetch({ loopbackPorts: config.loopbackPorts })
  const line = progressLine()
  try {
    await documents.refreshIndexes()
    // The languages are those of the published settings, which have been read now.
    const locale = options.locale ?? defaultLocale()
    if (!isSiteLocale(locale)) return undefined
    const site = await readForeign(options.source, options.format, { ...options, locale })
    return await importSite({ documents, media, redirects, fetch }, site, {
      isDryRun: options.isDryRun,
      onProgress: ({ step, done, total }) => line.show(`${steps[step]}: ${done} of ${total}`),
    })
  } finally {
    line.clear()
    await search.stop()
    await outbox.close()
  }
}

const steps = { texts: 'Texts and images', documents: 'Documents and redirects' }
await runMain({ usage, main, explain: explainImportFailure })
