/** Other hosts whose images may be shown, from the current settings. */
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

export async function imageHosts(documents: Pick<Documents, 'openReader'>): Promise<readonly string[]> {
  const settings = await documents.openReader().single('settings', defaultLocale)
  return settings?.data.imageHosts ?? []
}
