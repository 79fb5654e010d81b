import { localeCodes } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

/** What the site is called in each language, by its settings: no password may be made of it. */
export async function namesOfSite(documents: Pick<Documents, 'openReader'>): Promise<readonly string[]> {
  const reader = documents.openReader()
  const settings = await Promise.all(localeCodes.map((locale) => reader.single('settings', locale)))
  return ['Cyanotype', ...settings.flatMap((one) => one?.data.siteName || [])]
}
