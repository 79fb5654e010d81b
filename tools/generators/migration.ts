/** Generators for migrations, of Cyanotype or of an adopter: the next number, and its line in the list. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

const folder = 'server/db/migrations'
const filesInFolder = 20

const ownFolder = 'server/db/own-migrations'

export function planMigration(name: Name, root: string): Plan {
  const number = nextNumber(join(root, folder))
  const file = `${fourDigits(number)}-${name.kebab}`
  const path = `${folderOf(number)}/${file}.ts`
  return {
    files: { [`${folder}/${path}`]: code(name, file) },
    changes: { [`${folder}/index.ts`]: (text) => addToList(text, name, path) },
    remaining: [
      `Write the SQL for both databases in ${folder}/${path}. A released migration must not change.`,
      'Add the table to server/db/tables, so that queries know its columns.',
    ],
  }
}

/** Releases leave the folder as it is, so numbers, files and tables of an adopter never collide with theirs. */
export function planOwnMigration(name: Name, root: string): Plan {
  const file = `${fourDigits(nextNumber(join(root, ownFolder)))}-${name.kebab}`
  return {
    files: { [`${ownFolder}/${file}.ts`]: code({ ...name, kebab: `own-${name.kebab}` }, `own-${file}`) },
    changes: { [`${ownFolder}/index.ts`]: (text) => addToOwnList(text, name, file) },
    remaining: [
      `Write the SQL for both databases in ${ownFolder}/${file}.ts. A migration that ran on a server must not change.`,
      'Describe the table in your code: `db.kysely.$extendTables<{ own_…: … }>()`.',
    ],
  }
}

function nextNumber(within: string): number {
  const numbers = readdirSync(within, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => Number.parseInt(entry.name, 10))
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1
}

const fourDigits = (number: number): string => String(number).padStart(4, '0')

/** `0021-0040` for the migrations 21 to 40. */
function folderOf(number: number): string {
  const last = Math.ceil(number / filesInFolder) * filesInFolder
  return `${fourDigits(last - filesInFolder + 1)}-${fourDigits(last)}`
}

function addToList(text: string, name: Name, path: string): string {
  refuseTaken(text, name)
  return text
    .replace(/\n\nexport interface/, `\nimport * as ${name.camel} from './${path}'\n\nexport interface`)
    .replace(/\n\]\s*$/, `\n  ${name.camel},\n]\n`)
}

function addToOwnList(text: string, name: Name, file: string): string {
  refuseTaken(text, name)
  const { camel } = name
  const list = text.replace(/\n\nexport const/, `\nimport * as ${camel} from './${file}.ts'\n\nexport const`)
  const before = list.slice(0, list.lastIndexOf(']')).trimEnd()
  return `${before}${/[,[]$/.test(before) ? '' : ','} ${camel}]\n`
}

function refuseTaken(list: string, { kebab, camel }: Name): void {
  if (!list.includes(`import * as ${camel} from`)) return
  throw new NewProblem(
    `A migration “${kebab}” already exists. Name this one after its change, such as ${kebab}-add-column.`,
  )
}

const code = ({ kebab, text }: Name, file: string) => `/** ${text}. */
export const name = '${file}'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    \`create table ${kebab.replaceAll('-', '_')} (
      id \${key} primary key,
      created_at text not null
    )\`,
  ]
}
`
