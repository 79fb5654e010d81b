/** Generator for a migration: the next number, its folder, and its line in the list. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Name, Plan } from './plan.ts'

const folder = 'server/db/migrations'
const filesInFolder = 20

export function planMigration(name: Name, root: string): Plan {
  const last = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => Number.parseInt(entry.name, 10))
    .filter(Number.isInteger)
    .reduce((max, number) => Math.max(max, number), 0)
  const file = `${fourDigits(last + 1)}-${name.kebab}`
  const path = `${folderOf(last + 1)}/${file}.ts`
  return {
    files: { [`${folder}/${path}`]: code(name, file) },
    changes: { [`${folder}/index.ts`]: (text) => addToList(text, name, path) },
    remaining: [
      `Write the SQL for both databases in ${folder}/${path}. A released migration must not change.`,
      'Add the table to server/db/tables, so that queries know its columns.',
    ],
  }
}

const fourDigits = (number: number): string => String(number).padStart(4, '0')

/** `0021-0040` for the migrations 21 to 40. */
function folderOf(number: number): string {
  const last = Math.ceil(number / filesInFolder) * filesInFolder
  return `${fourDigits(last - filesInFolder + 1)}-${fourDigits(last)}`
}

const addToList = (text: string, { camel }: Name, path: string): string =>
  text
    .replace(/\n\nexport interface/, `\nimport * as ${camel} from './${path}'\n\nexport interface`)
    .replace(/\n\]\s*$/, `\n  ${camel},\n]\n`)

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
