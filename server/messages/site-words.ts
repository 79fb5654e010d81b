/** The site's own words in a language, for clients that fetch them: read when the first one asks, and kept from then on. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { formatter } from '@lingui/format-po'
import { toVueMessage } from './vue-messages.ts'

const folder = fileURLToPath(new URL('../../content/locales/site/', import.meta.url))
const kept = new Map<Locale, Promise<Readonly<Record<string, string>>>>()

export function siteWords(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const known = kept.get(locale)
  if (known !== undefined) return known
  const words = readWords(locale)
  kept.set(locale, words)
  words.catch(() => kept.delete(locale)) // whoever comes next tries again
  return words
}

async function readWords(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const filename = `${folder}${locale}.po`
  const { parse } = formatter({ explicitIdAsDefault: true })
  const catalogue = await parse(await readFile(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
  const entries = Object.entries(catalogue).map(([id, { translation, message }]) => {
    const text = translation || message || id
    return [message ?? id, toVueMessage(text)]
  })
  return Object.fromEntries(entries)
}
