/**
 * `npm run content -- export DIR` writes all content as files. `npm run content -- import DIR [--dry-run]`
 * reads such a folder and changes the database to match, completely or not at all.
 */
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Db } from '../db/index.ts'
import { openOutbox } from '../db/index.ts'
import { exportContent, readExportFolder } from '../import-export/export-content.ts'
import type { ImportReport } from '../import-export/import-content.ts'
import { importContent } from '../import-export/import-content.ts'
import { progressLine } from '../import-export/progress-line.ts'
import { openContent } from '../open-modules.ts'
import { isOfFullDisk } from '../platform/disk-full.ts'
import { newDatabaseLine, requireDatabase } from './existing-database.ts'
import { explainImportFailure } from './explain-import-failure.ts'
import { openForCommand } from './open-for-command.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = `npm run content -- export DIR
npm run content -- import DIR [--dry-run]`

type CommandOptions =
  | { readonly action: 'export'; readonly root: string }
  | { readonly action: 'import'; readonly root: string; readonly dryRun: boolean }

function readOptions(): CommandOptions | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  })
  const [action, root, ...more] = positionals
  const dryRun = values['dry-run'] ?? false
  if (root === undefined || more.length > 0) return undefined
  if (action === 'export' && !dryRun) return { action, root }
  return action === 'import' ? { action, root, dryRun } : undefined
}

async function main(): Promise<number | undefined> {
  const options = readOptions()
  if (options === undefined) return undefined
  const config = readConfig(environment())
  // An export of an empty database would remove the files of an earlier one.
  if (options.action === 'export') requireDatabase(config)
  // A wrong folder needs no database.
  else await readExportFolder(options.root)
  const lastLine = newDatabaseLine(config)
  const umask = process.umask()
  await prepareDataFolder(config.dataDir)
  const db = await openForCommand(config)
  try {
    // The data folder is private, but exported files use the umask of the user who runs the command.
    if (options.action === 'export') process.umask(umask)
    return exitWith(`${await runCommand(options, config, db)}${lastLine}`, 0)
  } finally {
    await db.close()
  }
}

/** Closes all subscriptions even after an error: otherwise the process would never exit. */
async function runCommand(options: CommandOptions, config: Config, db: Db): Promise<string> {
  const outbox = await openOutbox(db)
  const content = openContent(config, db, outbox)
  try {
    await content.documents.refreshIndexes()
    return options.action === 'export'
      ? await runExport(content, options.root)
      : await runImport(content, options)
  } finally {
    await content.search.stop()
    await outbox.close()
  }
}

type Content = ReturnType<typeof openContent>

async function runExport(content: Content, root: string): Promise<string> {
  const line = progressLine()
  const changes = await exportContent(content, root, ({ files, documents }) =>
    line.show(`${files} media files, ${documents} documents`),
  )
    .catch((problem) => {
      throw isOfFullDisk(problem) ? new Error(`The disk of ${root} is full. Choose another folder.`) : problem
    })
    .finally(line.clear)
  const { written, removed, same } = changes
  return `${root}: ${written} files written, ${removed} removed, ${same} unchanged.`
}

async function runImport(
  content: Content,
  { root, dryRun }: CommandOptions & { action: 'import' },
): Promise<string> {
  const line = progressLine()
  let done = 0
  const report = await importContent(content, root, {
    dryRun,
    onResult(name, result) {
      done += 1
      if (result !== 'same') line.write(`${result === 'created' ? '+' : '~'} ${name}`)
      line.show(`${done} processed`)
    },
  })
  line.clear()
  return summary(report, dryRun)
}

function summary({ created, changed, same }: ImportReport, dryRun: boolean): string {
  if (!dryRun) return `${created} created, ${changed} changed, ${same} unchanged.`
  return `${created} would be created, ${changed} would be changed, ${same} unchanged. Dry run: nothing was changed.`
}

await runMain({ usage, main, explain: explainImportFailure })
