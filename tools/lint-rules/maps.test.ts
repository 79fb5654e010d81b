/** ARCHITECTURE.md is up to date: its files exist and contain the functions that it names. */
import { expect, it } from 'vitest'
import { filesLike, read } from './source-files.ts'

const text = read('ARCHITECTURE.md').replaceAll('\n', ' ')
const sources = filesLike('{admin,content,server,site,tools,ui}/**/*.{ts,tsx,html}')

/** A short name such as `merge-save.ts` means each file whose path ends with it. */
const named = (path: string) => sources.filter((file) => file === path || file.endsWith(`/${path}`))

it('names files that exist', () => {
  const files = [...text.matchAll(/`([\w./+-]+\.(?:tsx?|html))`/g)].map(([, path = '']) => path)
  expect(files.filter((path) => !path.startsWith('+') && named(path).length === 0)).toEqual([])
})

it('names folders that exist', () => {
  const folders = [...text.matchAll(/`((?:admin|content|server|site|tools|ui)\/[\w./-]*)\/`/g)]
  const missing = folders.filter(([, folder = '']) => !sources.some((file) => file.startsWith(`${folder}/`)))
  expect(missing.map(([, folder]) => folder)).toEqual([])
})

it('names functions in the files that contain them', () => {
  const places = [...text.matchAll(/`(\w+)`(?: and `\w+`)? in\s+`([\w./-]+\.tsx?)`/g)]
  const wrong = places.filter(
    ([, name = '', path = '']) => !named(path).some((file) => new RegExp(`\\b${name}\\b`).test(read(file))),
  )
  expect(wrong.map(([place]) => place)).toEqual([])
})
