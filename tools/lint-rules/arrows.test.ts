/**
 * Imports between packages: `content` and `ui` import no other, the rest as the table says. ARCHITECTURE.md
 * says why.
 */
import { describe, expect, it } from 'vitest'
import { codeFiles, filesLike, importsOf, target } from './source-files.ts'

const mayImport: Record<string, readonly string[]> = {
  content: [],
  ui: [],
  server: ['content'],
  site: ['content', 'ui'],
  admin: ['content', 'ui'],
}

const groupOf = (path: string) => path.split('/')[0] ?? path
const isStoryOrTest = (path: string) => /\.(?:stories|test)\.tsx?$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

function forbidden(path: string): string[] {
  const group = groupOf(path)
  const allowed = mayImport[group]
  if (allowed === undefined) return []
  return importsOf(path).flatMap(({ what, typesOnly }) => {
    const file = target(path, what)
    if (file === undefined) return []
    const other = groupOf(file)
    if (other === group || allowed.includes(other)) return []
    if (isTest(path) && /^tools\/(?:testing|generators)\//.test(file)) return []
    if (isStoryOrTest(path) && file.startsWith('.storybook/example-pages/')) return []
    if (group === 'admin' && file === 'server/call-list.ts' && typesOnly) return []
    if ((group === 'admin' || group === 'site') && file === 'vite.shared.ts') return []
    return [`${path} imports ${what}`]
  })
}

/** All files that Node.js runs without a build, without types, each with its chain of imports. */
function reachedByServer(): Map<string, string> {
  const reached = new Map<string, string>()
  const open = [...filesLike('server/**/*.ts').filter((path) => !isTest(path)), 'site/built-site.ts']
  for (const path of open) reached.set(path, path)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path.endsWith('.tsx')) continue
    for (const { what, typesOnly } of importsOf(path)) {
      const file = typesOnly ? undefined : target(path, what)
      if (file === undefined || reached.has(file) || !/\.tsx?$/.test(file)) continue
      reached.set(file, `${reached.get(path)} → ${file}`)
      open.push(file)
    }
  }
  return reached
}

describe('Imports between packages', () => {
  it('has no import that the table does not allow', () => {
    expect(
      codeFiles().flatMap(forbidden),
      'Move what both need into `content` (data and rules) or `ui` (components), or use the API.',
    ).toEqual([])
  })

  it('has no import of a .tsx file from the server, because Node.js cannot run JSX', () => {
    const importPaths = [...reachedByServer()].filter(([path]) => path.endsWith('.tsx')).map(([, way]) => way)
    expect(importPaths, 'Move what the server needs into a separate .ts file.').toEqual([])
  })

  it('has no import of a macro or a catalogue from the server, because only a build can read them', () => {
    const importPaths = [...reachedByServer()].flatMap(([path, way]) =>
      importsOf(path)
        .filter(({ what, typesOnly }) => !typesOnly && /\/macro$|\.po$/.test(what))
        .map(({ what }) => `${way} → ${what}`),
    )
    expect(importPaths, 'Move what the server needs into a separate file.').toEqual([])
  })
})
