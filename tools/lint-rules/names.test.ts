/** Names come from the product's language. A drawer that anything fits into is soon full of everything. */
import { expect, it } from 'vitest'
import { codeFiles, filesLike } from './source-files.ts'

const drawers = /^(utils?|helpers?|common|misc|managers?|.*-(utils?|helpers?|manager))$/

it('calls no file or folder a drawer for anything', () => {
  const found = codeFiles().filter((path) =>
    path
      .replace(/\.[^/]*$/, '')
      .split('/')
      .some((part) => drawers.test(part)),
  )
  expect(found, 'Name it after what it does, in words of the product.').toEqual([])
})

/** A locale is called by its code, as its importers write it: `pt_br`. */
const localeOfARegion = /^ui\/locales\/[a-z]{2}_[a-z]{2}\.ts$/

it('writes names of files in lower case with hyphens', () => {
  const found = [...codeFiles(), ...filesLike('{ui,site,admin}/**/*.css')].filter(
    (path) =>
      !localeOfARegion.test(path) &&
      !path.split('/').every((part) => /^[+@_.]?[a-z0-9]+([-.@][a-z0-9]+)*$|^\+[A-Za-z.]+$/.test(part)),
  )
  expect(found, 'Rename it: kebab-case, whole words.').toEqual([])
})
