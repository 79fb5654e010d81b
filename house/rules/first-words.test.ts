/** A list is drawn with the first part of the catalogue: whatever it is made of must have its words there. */
import { expect, it } from 'vitest'
import { isFirst } from '../build/parts-of-catalogue.ts'
import { isNode, parse, read, target, walk } from './sources.ts'

const starts = [
  'admin/main.tsx',
  'admin/start.tsx',
  'admin/screens/documents/documents-screen.tsx',
  'admin/commands/palette.tsx',
  'admin/commands/key-map.tsx',
  'admin/media/upload-panel.tsx',
  'admin/screens/documents/publish-dialog.tsx',
  'admin/screens/documents/refused-dialog.tsx',
  'admin/session/confirm.tsx',
  'admin/session/sign-in-again.tsx',
  'admin/views/save-view-dialog.tsx',
]

/** What comes with it at once, not what is fetched when it is wanted. */
function comesWith(path: string): string[] {
  const found: string[] = []
  walk(parse(path), ({ type, source, importKind }) => {
    if (!['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(type)) return
    if (importKind === 'type' || !isNode(source) || typeof source.value !== 'string') return
    const file = target(path, source.value)
    if (file !== undefined && /\.tsx?$/.test(file)) found.push(file)
  })
  return found
}

function everythingThatComes(): Set<string> {
  const reached = new Set(starts)
  for (const path of reached) for (const file of comesWith(path)) reached.add(file)
  return reached
}

it('has the words of everything that comes with a list', () => {
  const origins = new Set(
    ['admin', 'door'].flatMap((name) =>
      [...read(`content/locales/${name}/en.po`).matchAll(/^#: (.+)$/gm)].flatMap(([, files = '']) =>
        files.split(' '),
      ),
    ),
  )
  const speaking = [...everythingThatComes()].filter((path) => origins.has(path))
  expect(speaking.length).toBeGreaterThan(20)
  expect(
    speaking.filter((path) => !isFirst('', [path])),
    'Name the folder in house/build/parts-of-catalogue.ts, or fetch the file when it is wanted.',
  ).toEqual([])
})

it('does not have the rest', () => {
  expect(isFirst('', ['admin/screens/edit/desk-header.tsx'])).toBe(false)
  expect(isFirst('', ['admin/screens/login/login-screen.tsx'])).toBe(false)
  expect(isFirst('seo.title.help', ['content/model/singles/seo.ts'])).toBe(false)
})
