import { localeCodes, locales } from '@cyanotype/content/model/index.ts'
import { locales as uiLocales } from '@cyanotype/ui/locales/index.ts'
import { expect, it } from 'vitest'
import { loadUiTexts, uiTextsOf } from './ui-texts.ts'

it('has texts of the components for each language that a site may have, with the same name and direction', () => {
  const own = localeCodes.map((code) => [code, locales[code].name, locales[code].dir])
  const theirs = uiLocales.map((one) => [
    'tag' in one ? one.tag : one.code,
    one.name,
    'dir' in one ? one.dir : 'ltr',
  ])
  expect(own.toSorted()).toEqual(theirs.toSorted())
  expect(own).toHaveLength(51)
})

it.each(localeCodes)('loads the texts of %s', async (code) => {
  await loadUiTexts(code)
  expect(uiTextsOf(code).name).toBe(locales[code].name)
})
