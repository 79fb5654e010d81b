/**
 * Groups of the server import downwards only: a group may import those below it in this list, never one
 * above.
 */
import { expect, it } from 'vitest'
import { filesLike, importsOf, target } from './source-files.ts'

const topDown = [
  'commands',
  '.',
  'import-export',
  'delivery',
  'media',
  'search',
  'documentation',
  'accounts',
  'operations',
  'integrations',
  'outbound-fetch',
  'content-quality',
  'references',
  'documents',
  'audit',
  'http',
  'config',
  'db',
  'platform',
  'problems',
  'messages',
]

const isTest = (path: string) => /\.test\.ts$|\/testing\//.test(path)

function groupOf(path: string): string {
  const [, group = '', file] = path.split('/')
  return file === undefined ? '.' : group
}

const levelOf = (path: string) => topDown.indexOf(groupOf(path))

const files = filesLike('server/**/*.ts').filter((path) => !isTest(path))

it('lists every group of the server', () => {
  expect([...new Set(files.map(groupOf))].sort()).toEqual(topDown.toSorted())
})

it('has no import from a group into one above it, types included', () => {
  const upwards = files.flatMap((path) =>
    importsOf(path).flatMap(({ what }) => {
      const file = target(path, what)
      const isUpwards = file?.startsWith('server/') && levelOf(file) < levelOf(path)
      return isUpwards ? [`${path} imports ${file}`] : []
    }),
  )
  expect(upwards, 'Move what both need into the lower group, or pass it in from the upper group.').toEqual([])
})
