/** Reads the catalogue of the site in a language. */
import { fileURLToPath } from 'node:url'
import type { InterfaceLocale } from '@cyanotype/content/model/index.ts'
import { formatter } from '@lingui/format-po'

export interface CatalogueEntry {
  /** The English text, which identifies it. */
  readonly message: string
  /** Empty without a translation. */
  readonly translation: string
}

export const cataloguesFolder = fileURLToPath(new URL('../../../content/locales/site/', import.meta.url))

export async function parseCatalogue(
  text: string,
  locale: InterfaceLocale,
  filename: string,
): Promise<readonly CatalogueEntry[]> {
  const { parse } = formatter({ explicitIdAsDefault: true })
  const catalogue = await parse(text, { locale, sourceLocale: 'en', filename })
  return Object.entries(catalogue).map(([id, { translation = '', message = id }]) => ({
    message,
    translation,
  }))
}
