/**
 * `npm run setup`: decides how a new site starts. `-- --demonstration` keeps the demonstration content.
 * `-- --empty --name NAME` starts without it. On a terminal it asks for what is missing.
 */
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isLocale, localeCodes, siteLocales } from '@cyanotype/content/model/index.ts'
import { demonstration } from '@cyanotype/content/seed/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Db } from '../db/index.ts'
import { openOutbox } from '../db/index.ts'
import type { SiteChoices } from '../import-export/demonstration/index.ts'
import { openDemonstration } from '../import-export/demonstration/index.ts'
import { fillEmpty } from '../import-export/seed-empty-database.ts'
import { openContent } from '../open-modules.ts'
import { openForCommand } from './open-for-command.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = `npm run setup
npm run setup -- --demonstration
npm run setup -- --empty --name NAME [--color #RRGGBB] [--locales en,el]

The first of the languages is the default language.`

interface Choice extends SiteChoices {
  readonly empty: boolean
}

/** What is wrong with a value, or undefined for words that are no choice. */
async function readChoice(): Promise<Choice | string | undefined> {
  const { values } = parseArgs({
    options: {
      demonstration: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      name: { type: 'string' },
      color: { type: 'string' },
      locales: { type: 'string' },
    },
  })
  const { demonstration: keep, empty, ...texts } = values
  if (keep === empty) return keep || Object.keys(texts).length > 0 || !stdin.isTTY ? undefined : ask()
  if (keep) return Object.keys(texts).length > 0 ? undefined : { empty: false }
  return choiceFrom(texts)
}

interface Texts {
  readonly name?: string | undefined
  readonly color?: string | undefined
  readonly locales?: string | undefined
}

function choiceFrom({ name = '', color, locales }: Texts): Choice | string | undefined {
  const title = name.trim()
  const codes = locales?.split(',').map((code) => code.trim())
  if (title === '') return undefined
  if (title.length > 80) return `The name has ${title.length} characters. It can have 80.`
  if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color))
    return `${color} is no colour. Write it as six hexadecimal digits, such as "#0a6cff".`
  const unknown = codes?.find((code) => !isLocale(code))
  if (unknown !== undefined)
    return `“${unknown}” is not the code of a language. Use some of: ${localeCodes.join(', ')}.`
  return { empty: true, name: title, color, locales: codes && [...new Set(codes)].filter(isLocale) }
}

async function ask(): Promise<Choice | string | undefined> {
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    const start = await terminal.question('Start empty, without the demonstration content? (y/N) ')
    if (!/^y(es)?$/i.test(start.trim())) return { empty: false }
    const name = await terminal.question('Name of the site: ')
    const color = await terminal.question('Brand colour, such as #0a6cff (Enter for the default): ')
    const locales = await terminal.question(
      `Languages, the default first (Enter for ${siteLocales().join(',')}): `,
    )
    return choiceFrom({ name, color: color.trim() || undefined, locales: locales.trim() || undefined })
  } finally {
    terminal.close()
  }
}

async function main(): Promise<number | undefined> {
  const choice = await readChoice()
  if (choice === undefined) return undefined
  if (typeof choice === 'string') return exitWith(choice, 2)
  const config = readConfig(environment())
  await prepareDataFolder(config.dataDir)
  const db = await openForCommand(config)
  try {
    return exitWith(await setUp(choice, config, db), 0)
  } finally {
    await db.close()
  }
}

/** Closes all subscriptions even after an error: otherwise the process would never exit. */
async function setUp({ empty, ...choices }: Choice, config: Config, db: Db): Promise<string> {
  const outbox = await openOutbox(db)
  const { documents, media, search } = openContent(config, db, outbox)
  try {
    await documents.refreshIndexes()
    const content = openDemonstration({ db, documents, media })
    if (empty) {
      const counts = await content.remove({ actor: null, alsoEdited: [], ...choices })
      const { documents: documentCount, media: fileCount } = counts
      if (documentCount + fileCount === 0) return `${choices.name}: the site starts empty.`
      return `${choices.name}: the site is empty. ${documentCount} documents and ${fileCount} files are in the trash.`
    }
    const isFilled = await fillEmpty({ db, documents, media, ...demonstration })
    if (await content.isOffered()) await content.keep(null)
    return isFilled ? 'The site has the demonstration content.' : 'Nothing to do: the site was set up before.'
  } finally {
    await search.stop()
    await outbox.close()
  }
}

await runMain({ usage, main })
