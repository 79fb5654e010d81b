/**
 * The languages of the site follow its published settings, in every process. Indexes with rows for each language are
 * rebuilt in the background.
 */
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import {
  fallbacksOf,
  languagesOf,
  localeCodes,
  setSiteLocales,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { DocumentContext } from './core/operation-context.ts'
import { refreshIndexes } from './indexes/rebuild-indexes.ts'
import { openReader } from './public-reader/reader.ts'

export interface SiteLanguages {
  /** Reads the languages, and rebuilds the indexes that no longer fit them or the content model. */
  refresh(): Promise<void>
  /** Resolves when no index is being rebuilt. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** `indexOthers` indexes by language what is not a document. */
export function followSettings(
  context: DocumentContext,
  indexOthers: (signal: AbortSignal) => Promise<void>,
): SiteLanguages {
  const closing = new AbortController()
  let rebuilding: Promise<void> = Promise.resolve()

  const rebuild = async () => {
    await indexOthers(closing.signal)
    await refreshIndexes(context, closing.signal)
  }
  const unsubscribe = context.outbox.subscribe(async (event) => {
    if (event.type !== 'settings' || event.kind === 'presence' || event.kind === 'caret') return
    if (!(await readLanguages(context))) return
    // What fails is rebuilt at the next start, because the fingerprints are written at the end.
    rebuilding = rebuilding.then(rebuild).catch(() => {})
  })
  return {
    async refresh() {
      await readLanguages(context)
      await rebuild()
    },
    settled: () => rebuilding,
    close() {
      unsubscribe()
      closing.abort()
      return rebuilding
    },
  }
}

/** Returns whether they changed. */
async function readLanguages(context: DocumentContext): Promise<boolean> {
  if (context.types.settings === undefined) return false
  const settings = await settingsIn(openReader(context))
  const before = siteLocales().join()
  setSiteLocales(languagesOf(settings?.data), fallbacksOf(settings?.data))
  return siteLocales().join() !== before
}

/** In any language, because the languages of the site are not known before. */
async function settingsIn(reader: Reader): Promise<Published<'settings'> | undefined> {
  for (const code of new Set([...siteLocales(), ...localeCodes])) {
    const found = await reader.single('settings', code)
    if (found !== undefined) return found
  }
  return undefined
}
