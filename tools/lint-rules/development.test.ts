/** `npm run dev` starts the server again when one of its sources changes. Vite reloads site and admin by itself. */
import { expect, it } from 'vitest'
import { codeFiles, read } from './source-files.ts'

/** The demonstration content is read once, into an empty database. */
const isReadOnce = (folder: string | undefined) => folder === 'content/seed'

it('Development watches every folder of content that the server imports', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const watched = [...(scripts.dev ?? '').matchAll(/--watch-path=(\S+)/g)].map(([, folder]) => folder)
  const imported = codeFiles()
    .filter((path) => path.startsWith('server/') && !/\.test\.ts$|\/testing\//.test(path))
    .flatMap((path) => [...read(path).matchAll(/from '@cyanotype\/(content\/[\w-]+)\//g)])
    .map(([, folder]) => folder)
  const folders = [...new Set(imported)].filter((folder) => !isReadOnce(folder))
  expect(folders.length).toBeGreaterThan(3)
  expect([...watched].sort()).toEqual(['server', ...folders].sort())
})
