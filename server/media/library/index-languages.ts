/**
 * Finds the images without alt text in languages that the site did not have when they were last changed. Otherwise the
 * library would list none of them in a new language.
 */
import { siteLocales } from '@cyanotype/content/model/index.ts'
import { insertGaps, readLanguagesWithGaps, recordLanguagesWithGaps } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'

const batchSize = 200

/** What is interrupted is done again from the beginning. */
export async function indexLanguages({ db }: Library, signal?: AbortSignal): Promise<void> {
  const locales = siteLocales()
  const before = await readLanguagesWithGaps(db.kysely)
  if (before.join() === locales.join()) return
  const added = locales.filter((locale) => !before.includes(locale))
  for (let next: string | undefined = added.length > 0 ? '' : undefined; next !== undefined; ) {
    if (signal?.aborted) return
    const after: string = next
    next = await db.transaction((trx) => insertGaps(db, trx, added, { after, limit: batchSize }))
  }
  await recordLanguagesWithGaps(db.kysely, locales)
}
