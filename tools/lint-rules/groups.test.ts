/**
 * Groups of a package import downwards only: a group may import those below it in its list, never one above.
 * Types and lazy imports count. `.` is the root of the package.
 */
import { describe, expect, it } from 'vitest'
import { filesLike, importsOf, target } from './source-files.ts'

const topDown: Readonly<Record<string, readonly string[]>> = {
  server: [
    'commands',
    '.',
    'workers',
    'import-export',
    'delivery',
    'media',
    'search',
    'documentation',
    'collaboration',
    'accounts',
    'operations',
    'integrations',
    'content-quality',
    'references',
    'documents',
    'audit',
    'http',
    'outbound-fetch',
    'config',
    'db',
    'platform',
    'problems',
    'messages',
  ],
  site: [
    '.',
    'build',
    'client',
    'pages',
    'rendering',
    'layout',
    'features',
    'fragments',
    'preview',
    'context',
  ],
  ui: ['.', 'mdx', 'components', 'provider', 'locales', 'internal', 'tokens', 'icons', 'fonts'],
  admin: [
    '.',
    'shell',
    'screens',
    'document-editor',
    'publish-sets',
    'forms',
    'rich-text',
    'links',
    'media',
    'lists',
    'session',
    'sign-in',
    'commands',
    'lazy',
    'components',
    'router',
    'queries',
    'app-context',
    'i18n',
    'api',
  ],
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(path)

/** The folder right below the package. */
function groupOf(path: string): string {
  const [, group = '', file] = path.split('/')
  return file === undefined ? '.' : group
}

describe.each(Object.entries(topDown))('Groups of %s', (name, groups) => {
  const files = filesLike(`${name}/**/*.{ts,tsx}`).filter((path) => !isTest(path))
  const levelOf = (path: string) => groups.indexOf(groupOf(path))

  it('are all in the list', () => {
    expect([...new Set(files.map(groupOf))].sort()).toEqual(groups.toSorted())
  })

  it('import no group above them, types included', () => {
    const upwards = files.flatMap((path) =>
      importsOf(path).flatMap(({ what }) => {
        const file = target(path, what)
        const isUpwards = file?.startsWith(`${name}/`) && levelOf(file) < levelOf(path)
        return isUpwards ? [`${path} imports ${file}`] : []
      }),
    )
    expect(upwards, 'Move what both need into the lower group, or pass it in from the upper group.').toEqual(
      [],
    )
  })
})
