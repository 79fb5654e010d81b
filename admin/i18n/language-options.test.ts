import { expect, it } from 'vitest'
import { languageOptions } from './language-options.ts'

it('names a language in both languages and by its code, and once if both names are the same', () => {
  const labels = languageOptions(['et', 'en'], 'en').map(({ label }) => label)
  expect(labels).toEqual(['English (en)', 'Estonian – Eesti (et)'])
})
