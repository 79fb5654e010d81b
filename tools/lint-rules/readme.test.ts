/** README and CONTRIBUTING: their commands exist, and the first one is near the top. */
import { expect, it } from 'vitest'
import { read } from './source-files.ts'

it.each(['README.md', 'CONTRIBUTING.md'])('names only commands that exist: %s', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const named = [...read(file).matchAll(/npm run ([a-z:0-9]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('has the first command within half a page', () => {
  expect(read('README.md').split('```sh')[0]?.split('\n').length).toBeLessThan(25)
})
