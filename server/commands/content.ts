/**
 * `npm run content -- export DIR` writes all content as files. `npm run content -- import DIR [--dry-run]`
 * reads such a folder and changes the database to match, completely or not at all.
 */
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Db } from '../db/index.ts'
import { openDatabase, openOutbox } from '../db/index.ts'
import { ImportProblem } from '../documents/index.ts'
import { exportContent } from '../import-export/export-content.ts'
import type { ImportReport } from '../import-export/import-content.ts'
import { describeProblem, importContent } from '../import-export/import-content.ts'
import { progressLine } from '../import-export/progress-line.ts'
import type { Messages } from '../messages/index.ts'
import { openMessages } from '../messages/index.ts'
import { openContent } from '../open-modules.ts'
import { Problem } from '../problems/problems.ts'

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

async function main(): Promise<number> {
  const options = readOptions()
  if (options === undefined) return say(`Usage:\n${usage}`, 2)
  const config = readConfig(environment())
  const umask = process.umask()
  await prepareDataFolder(config.dataDir)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await db.migrate()
    // The data folder is private, but exported files use the umask of the user who runs the command.
    if (options.action === 'export') process.umask(umask)
    return say(await carriedOut(options, config, db), 0)
  } finally {
    await db.close()
  }
}

/** Closes all subscriptions even after an error: otherwise the process would never exit. */
async function carriedOut(options: CommandOptions, config: Config, db: Db): Promise<string> {
  const outbox = await openOutbox(db)
  const content = openContent(config, db, outbox)
  try {
    await content.documents.refreshIndexes()
    return options.action === 'export' ? await goOut(content, options.root) : await comeIn(content, options)
  } finally {
    await content.search.stop()
    await outbox.close()
  }
}

type Content = ReturnType<typeof openContent>

async function goOut(content: Content, root: string): Promise<string> {
  const line = progressLine()
  const changes = await exportContent(content, root, ({ files, documents }) =>
    line.show(`${files} files of the library, ${documents} documents`),
  )
  line.clear()
  const { written, removed, same } = changes
  return `${root}: ${written} files written, ${removed} taken away, ${same} as they were.`
}

async function comeIn(
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
      line.show(`${done} looked at`)
    },
  })
  line.clear()
  return summary(report, dryRun)
}

function summary({ created, changed, same }: ImportReport, dryRun: boolean): string {
  const would = dryRun ? 'would be ' : ''
  const counts = `${created} ${would}created, ${changed} ${would}changed, ${same} the same.`
  return dryRun ? `${counts} Nothing was changed: this was a rehearsal.` : counts
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

/** The error as text. Nothing was changed in this case. */
async function explain(problem: unknown): Promise<string> {
  const messages: Messages = await openMessages()
  if (problem instanceof ImportProblem) {
    return `${problem.document.name}: ${describeProblem(problem.problem, messages)}\nNothing was changed.`
  }
  if (problem instanceof Problem) return `${describeProblem(problem, messages)}\nNothing was changed.`
  return problem instanceof Error ? problem.message : String(problem)
}

try {
  process.exitCode = await main()
} catch (problem) {
  process.exitCode = say(await explain(problem), 1)
}
