/** What surrounds every page: the words of the settings. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Reader } from '@cyanotype/content/render.ts'

export interface Surroundings {
  readonly siteName: string
  readonly description: string
  readonly banner: string
}

/** Until somebody has published settings, the site bears the name of the product. */
export const unnamed: Surroundings = { siteName: 'Cyanotype', description: '', banner: '' }

export async function readSurroundings(reader: Reader, locale: Locale): Promise<Surroundings> {
  const settings = await reader.single('settings', locale)
  return settings === undefined ? unnamed : { ...unnamed, ...settings.data }
}
