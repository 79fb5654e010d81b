/** Generated documentation: the content of each file by its path in the repository. */
import { readFileSync } from 'node:fs'
import { apiPages } from './api-pages.ts'
import { readmeTable, variablesPage } from './variables-page.ts'

const root = new URL('../../', import.meta.url)

export function generatedDocs(): Readonly<Record<string, string>> {
  return {
    ...apiPages(),
    'content/docs/en/administrators/environment-variables.mdx': variablesPage(),
    'README.md': withTable(readFileSync(new URL('README.md', root), 'utf8')),
  }
}

/** The README with the current table of variables, which is the first table with three such columns. */
function withTable(readme: string): string {
  const found = /^\| variable \| .+\n(?:\|.*\n)+/m
  if (!found.test(readme)) throw new Error('README.md has no table of variables.')
  return readme.replace(found, () => `${readmeTable()}\n`)
}
