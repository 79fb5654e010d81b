/** Folder size: a folder has at most 25 source files, so that its names fit on one screen. */
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { codeFiles } from './source-files.ts'

const maxFiles = 25

/** One file for each language of the components. */
const generated = ['ui/locales']

it(`has no folder with more than ${maxFiles} source files`, () => {
  const sources = codeFiles().filter((path) => !/\.(?:test|spec|stories)\.tsx?$/.test(path))
  const byFolder = Map.groupBy(sources, (path) => dirname(path))
  const crowded = [...byFolder]
    .filter(([folder, paths]) => paths.length > maxFiles && !generated.includes(folder))
    .map(([folder, paths]) => `${folder}: ${paths.length}`)
  expect(crowded, 'Move files that belong together into a subfolder.').toEqual([])
})
