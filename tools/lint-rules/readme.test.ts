/** README: its table of variables matches the configuration of the server. */
import { expect, it } from 'vitest'
import { variables } from '../../server/config/config.ts'
import { read } from './source-files.ts'

it('lists every variable as the server reads it', () => {
  const rows = Object.entries(variables).map(
    ([name, { about, standard }]) =>
      `| \`${name}\` | ${about} | ${standard === undefined ? '' : `\`${standard}\``} |`,
  )
  const table = read('README.md').split('|---|---|---|\n')[1]?.split('\n\n')[0]
  expect(table, 'Copy the expected table into the README.').toBe(rows.join('\n'))
})

it.each(['README.md', 'CONTRIBUTING.md'])('names only commands that exist: %s', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const named = [...read(file).matchAll(/npm run ([a-z:0-9]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('has the first command within half a page', () => {
  expect(read('README.md').split('```sh')[0]?.split('\n').length).toBeLessThan(25)
})
