/**
 * Shell and lists load their own catalogue of messages. What they import, also on demand, must not use a message that is
 * in the catalogue of the other screens.
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, it } from 'vitest'
import { reachedModules } from '../build/import-graph.ts'
import { importsOf, root, target } from './source-files.ts'

const routes = 'admin/routes.tsx'
const list = 'admin/screens/documents/documents-screen.tsx'

/** Modules that shell and list import. The routes import all other screens on demand. */
function modulesOfShell(): ReadonlySet<string> {
  const found = new Set<string>()
  const starts = ['admin/mount.tsx', list]
  for (const start of starts) {
    for (const module of reachedModules([start])) {
      if (found.has(module)) continue
      found.add(module)
      if (module !== routes && module.startsWith('admin/')) starts.push(...importedOnDemand(module))
    }
  }
  return found
}

const importedOnDemand = (module: string) =>
  importsOf(module)
    .flatMap(({ what, typesOnly }) => (typesOnly ? [] : (target(module, what) ?? [])))
    .filter(isCode)

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.startsWith('ui/')

it('holds the messages of shell and lists in their own catalogue', async () => {
  const catalogues = await getCatalogs(getConfig({ cwd: root }))
  const others = catalogues.find(({ path }) => path.includes('locales/admin/'))
  const messages = Object.values((await others?.read('en')) ?? {})
  expect(messages.length).toBeGreaterThan(500)
  const modules = modulesOfShell()
  expect(modules).toContain('admin/commands/command-palette.tsx')
  const misplaced = messages
    .flatMap(({ origin = [] }) => origin.map(([file]) => file))
    .filter((file) => modules.has(file))
  expect(
    [...new Set(misplaced)].toSorted(),
    'Add them to the catalogue "shell" in lingui.config.ts.',
  ).toEqual([])
})
