/**
 * Checks the records that Storybook shows. A record that is missing or outdated would make its pages say less
 * or more than was tested.
 */
import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { keyboardTables } from './keyboard-tables.ts'
import { parseRecord } from './records.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const recordOf = (folder: string, file: string) =>
  Object.keys(parseRecord(read(`${folder}/__snapshots__/${file}.snap`))).sort()

/** The names that Storybook gives to stories without a name of their own. */
function namesOfStories(source: string): string[] {
  const stories = source.split(/^export const /m).slice(1)
  return stories.map(
    (story) =>
      /^(?:\w+: Story = \{ | {2})name: '([^']+)'/m.exec(story)?.[1] ??
      storyNameFromExport(/^\w+/.exec(story)?.[0] ?? ''),
  )
}

describe('test records', () => {
  it.each(globSync('components/*/*.stories.tsx', { cwd: root }))('exist for every story in %s', (path) => {
    const [, folder = '', file = ''] = path.split('/')
    const stories = namesOfStories(read(path)).map((name) => `${name} 1`)
    expect(stories.length).toBeGreaterThan(0)
    expect(recordOf(`components/${folder}`, file)).toEqual(stories.sort())
  })

  it('are shown whole, with the quotes of a tree and without those around a line', () => {
    const shown = parseRecord(
      'exports[`a 1`] = `\n- button "Increment"\n`;\n\nexports[`b 1`] = `"axe finds nothing"`;\n\nexports[`c 1`] = `\n- code: \\`x\\`\n- button "OK"\n`;\n',
    )
    expect(shown).toEqual({
      'a 1': '- button "Increment"',
      'b 1': 'axe finds nothing',
      'c 1': '- code: `x`\n- button "OK"',
    })
  })

  it('exist for every row of the keyboard tables', () => {
    const rows = Object.entries(keyboardTables).flatMap(([name, { keys }]) =>
      Object.keys(keys).map((key) => `the keys of ${name} > ${key} 1`),
    )
    expect(recordOf('testing', 'keyboard.test.tsx')).toEqual(rows.sort())
  })
})

describe('story names', () => {
  it.each(globSync('**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules/**'] }))(
    'use sentence case in %s',
    (path) => {
      const titled = namesOfStories(read(path)).filter((name) => /^[^A-Z]|\s[A-Z](?![A-Z])/.test(name))
      expect(titled, 'Give the story a name: name: ‘With a hint’.').toEqual([])
    },
  )
})
