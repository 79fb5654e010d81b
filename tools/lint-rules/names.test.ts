/**
 * File names: words of the product, and no collective names such as “helpers”, which attract unrelated code.
 */
import { expect, it } from 'vitest'
import { codeFiles, filesLike } from './source-files.ts'

const drawers = /^(utils?|helpers?|common|misc|managers?|.*-(utils?|helpers?|manager))$/

it('has no file or folder with a collective name', () => {
  const found = codeFiles().filter((path) =>
    path
      .replace(/\.[^/]*$/, '')
      .split('/')
      .some((part) => drawers.test(part)),
  )
  expect(found, 'Name the file after what it does.').toEqual([])
})

/** The file of a locale has its code as a name, with an underscore: `pt_br`. */
const localeOfARegion = /^ui\/locales\/[a-z]{2}_[a-z]{2}\.ts$/

it('has file names in lower case with hyphens', () => {
  const found = [...codeFiles(), ...filesLike('{ui,site,admin}/**/*.css')].filter(
    (path) =>
      !localeOfARegion.test(path) &&
      !path.split('/').every((part) => /^[+@_.]?[a-z0-9]+([-.@][a-z0-9]+)*$|^\+[A-Za-z.]+$/.test(part)),
  )
  expect(found, 'Rename the file: kebab-case, whole words.').toEqual([])
})
