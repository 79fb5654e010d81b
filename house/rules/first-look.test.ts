/** A list is drawn with the first part of the look: whatever it is made of must have its sheet there. */
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { firstDrawings } from '../../admin/layout/first-drawings.ts'
import { collections } from '../../content/model/basics.ts'
import { iconNames } from '../../ui/icons/all.ts'
import { constantOf } from '../../ui/icons/table.ts'
import { importedNames, reachedModules } from '../build/import-graph.ts'
import { sheetsOf } from '../build/parts-of-look.ts'
import { parse, read, root } from './sources.ts'

const starts = ['admin/start.tsx', 'admin/screens/documents/documents-screen.tsx']
const everythingThatComes = () => reachedModules(starts)

const inHouse = async (sheet: string) =>
  (await sheetsOf(join(root, sheet))).map((path) => relative(root, path).replaceAll('\\', '/'))

it('has the sheets of everything that comes with a list', async () => {
  const first = new Set(await inHouse('admin/first.css'))
  const drawn = [...everythingThatComes()]
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => /^ui\/components\/[^/]+\//.exec(path)?.[0])
  expect(new Set(drawn).size).toBeGreaterThan(20)
  const all = await inHouse('admin/admin.css')
  const missing = all.filter(
    (sheet) => drawn.some((folder) => folder !== undefined && sheet.startsWith(folder)) && !first.has(sheet),
  )
  expect(missing, 'Name the sheet in admin/first.css, or fetch the component when it is wanted.').toEqual([])
})

/** What weighs, and is fetched when it is wanted or once the list is there. */
const later =
  /^ui\/components\/(?:sortable-list|dialog|alert-dialog|drawer|command-palette|combobox|toast\/toast)\b|column-list/

it('waits for no part that is fetched later', () => {
  const all = [...everythingThatComes()]
  const queued = 'ui/components/toast/toast-queue.ts'
  expect(all.filter((path) => later.test(path) && path !== queued)).toEqual([])
})

it('is made of React, of words, of what was read, and of what is ours', () => {
  const packages = [...everythingThatComes()]
    .flatMap((path) => importedNames(parse(path)).map(({ source }) => source))
    .filter((source) => !/^\.|^@cyanotype\//.test(source))
    .map((source) => source.replace(/^(@[^/]+\/[^/]+|[^/@]+)\/.+$/, '$1'))
  const known = ['@lingui/core', '@lingui/react', '@tanstack/react-query', 'react', 'react-dom']
  expect(
    packages.filter((name) => !known.includes(name)),
    'Each is kilobytes: weigh it first.',
  ).toEqual([])
})

it('keeps the order of the whole', async () => {
  const first = await inHouse('admin/first.css')
  const all = await inHouse('admin/admin.css')
  expect(first).toEqual(all.filter((sheet) => first.includes(sheet)))
})

/** Nothing else may name the collection as a whole: it is what a later part brings. */
it('comes with the icons that it names, and no others', () => {
  const all = [...everythingThatComes()]
  const named = all.flatMap((path) =>
    importedNames(parse(path))
      .filter(({ source }) => source.endsWith('/icons/collection.ts'))
      .map(({ name }) => name),
  )
  expect(firstDrawings.map(constantOf), 'Say so in admin/layout/first-drawings.ts.').toEqual(
    [...new Set(named)].sort(),
  )
  expect(all).not.toContain('ui/icons/all.ts')
})

const around = 'admin/layout/navigation-entries.ts'

/** What draws an icon in a list's first picture; what opens from there has time to bring its own. */
const drawing = [
  'admin/layout/shell.tsx',
  'admin/screens/documents/create-button.tsx',
  'admin/views/row-menu-button.tsx',
  'admin/views/view-menu.tsx',
]

/** Those of the navigation: what is aside has no place in it. */
const ofNavigation = () => {
  const lines = read(around).replace(/\{[^{}]*isAside: true[^{}]*\}/g, '')
  return [...lines.matchAll(/(?:icon: |named\('[^']+', )'([\w-]+)'/g)].map(([, name]) => name)
}

const iconsOfCollections = Object.values(collections).map(({ navigation }) => navigation?.icon ?? '')

it('draws no icon at once that is fetched later, and brings none that waits for a hand', () => {
  const ofList = drawing.flatMap((path) =>
    [...read(path).matchAll(/icon="([\w-]+)"/g)].map(([, name]) => name),
  )
  const brought = /firstIcons = \{([^}]*)\}/.exec(read('admin/layout/first-icons.ts'))?.[1] ?? ''
  const names = [...brought.matchAll(/^ {2}'?([\w-]+)/gm)].map(([, name]) => name)
  // The icon of a collection may come later: adding a collection must not require an edit of the admin.
  const ofCollections = new Set<string>(iconsOfCollections)
  const needed = new Set([...ofNavigation(), ...ofList])
  const fixed = names.filter((name) => name !== undefined && (needed.has(name) || !ofCollections.has(name)))
  expect(fixed, 'Edit admin/layout/first-icons.ts.').toEqual([...needed].sort())
})

it('has an icon for each collection', () => {
  expect(iconsOfCollections.filter((name) => !iconNames.some((known) => known === name))).toEqual([])
})
