/** Generator for a migration: the next number, and its line in the list. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Name, Plan } from './plan.ts'

const folder = 'server/db/migrations'

export function planMigration(name: Name, root: string): Plan {
  const last = readdirSync(join(root, folder))
    .map((file) => Number.parseInt(file, 10))
    .filter(Number.isInteger)
    .reduce((most, number) => Math.max(most, number), 0)
  const file = `${String(last + 1).padStart(4, '0')}-${name.kebab}`
  return {
    files: { [`${folder}/${file}.ts`]: code(name, file) },
    changes: { [`${folder}/index.ts`]: (text) => addToList(text, name, file) },
    remaining: [
      `Write the SQL for both databases in ${folder}/${file}.ts. A released migration must not change.`,
      'Add the table to server/db/tables, so that queries know its columns.',
    ],
  }
}

const addToList = (text: string, { camel }: Name, file: string): string =>
  text
    .replace(/\n\nexport interface/, `\nimport * as ${camel} from './${file}.ts'\n\nexport interface`)
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
