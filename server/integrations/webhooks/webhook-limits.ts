import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

/** Whether deliveries may go over plain http, where anybody on the way can read them: only if the settings say so. */
export function webhookRules(documents: Pick<Documents, 'openReader'>): () => Promise<boolean> {
  return async () => {
    const settings = await documents.openReader().single('settings', defaultLocale)
    return settings?.data.plainWebhooks ?? false
  }
}
