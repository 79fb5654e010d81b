/** The sheet of a house that has a colour of its own. It is made by the site, which knows what colours are for. */
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Reader, Site, Theme } from '@cyanotype/content/render.ts'
import type { Documents } from '../documents/index.ts'
import type { Printer } from '../pages/index.ts'

/** The theme of now; none where the settings name no colour. */
async function readTheme(site: Pick<Site, 'themeOf'>, reader: Reader): Promise<Theme | undefined> {
  const color = (await reader.single('settings', defaultLocale))?.data.color
  return color ? site.themeOf?.(color) : undefined
}

interface Surroundings {
  readonly site: Pick<Site, 'themeOf'>
  readonly modules: { readonly documents: Pick<Documents, 'openReader'> }
}

/** For pages that are not printed. While settings cannot be read, the product's own look is better than none. */
export const themeNow =
  ({ site, modules: { documents } }: Surroundings) =>
  (): Promise<Theme | undefined> =>
    readTheme(site, documents.openReader()).catch(() => undefined)

/** Only the sheet of now is there: nobody can have sheets made, and kept, by asking for them. */
export function themePrinter(site: Pick<Site, 'themeOf'>): Printer {
  return {
    matches: (path) => path.startsWith('/theme/'),
    async print({ path, reader }) {
      const theme = await readTheme(site, reader)
      if (theme?.path !== path) return undefined
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
      return { type: 'text/css; charset=utf-8', body: theme.css, headers }
    },
  }
}
