/** A list is drawn with the first part of the look: whatever it is made of must have its sheet there. */
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { collections } from '../../content/model/basics.ts'
import { iconNames } from '../../ui/icons/all.ts'
import { importedNames, reachedModules } from '../build/import-graph.ts'
import { sheetsOf } from '../build/parts-of-look.ts'
import { parse, root } from './sources.ts'

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

it('has an icon for each collection', () => {
  const iconsOfCollections = Object.values(collections).map(({ navigation }) => navigation?.icon ?? '')
  expect(iconsOfCollections.filter((name) => !iconNames.some((known) => known === name))).toEqual([])
})
