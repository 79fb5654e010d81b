/** Glossary: the words that the organisation uses for its terms, for editors and for the checks. */
import type { GlossaryEntry, TermFinder, TermWords } from '@cyanotype/content/glossary/find-terms.ts'
import { createTermFinder, loadStemmersOf } from '@cyanotype/content/glossary/find-terms.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Db, Queries } from '../../db/index.ts'
import { stampOf, termRows } from './glossary-store.ts'

/** The published terms, prepared for texts in any language. */
export interface PreparedGlossary {
  readonly entries: ReadonlyMap<string, GlossaryEntry>
  readonly find: (locale: Locale, text: string) => ReturnType<TermFinder>
}

export interface Glossary {
  /** The published terms. A draft is not in use yet. */
  read(): Promise<PreparedGlossary>
}

export function openGlossary({ kysely }: Pick<Db, 'kysely'>): Glossary {
  let cached: { readonly stamp: string; readonly glossary: PreparedGlossary } | undefined
  return {
    async read() {
      const stamp = await stampOf(kysely)
      // Publications of other processes change the stamp too.
      if (cached?.stamp !== stamp) {
        const entries = await readEntries(kysely)
        await loadStemmersOf(entries)
        cached = { stamp, glossary: prepare(entries) }
      }
      return cached.glossary
    },
  }
}

function prepare(entries: readonly GlossaryEntry[]): PreparedGlossary {
  const finders = new Map<Locale, TermFinder>()
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    find(locale, text) {
      const finder = finders.get(locale) ?? createTermFinder(locale, entries)
      finders.set(locale, finder)
      return finder(text)
    },
  }
}

const storedWords = z.object({
  term: z.string(),
  forms: z.array(z.string()).default([]),
  avoid: z.array(z.string()).default([]),
  note: z.string().default(''),
})

async function readEntries(queries: Queries): Promise<readonly GlossaryEntry[]> {
  const entries = new Map<string, Partial<Record<Locale, TermWords>>>()
  for (const { document_id, layer, data } of await termRows(queries)) {
    const words = isLocale(layer) ? storedWords.safeParse(JSON.parse(data)).data : undefined
    if (words !== undefined) entries.set(document_id, { ...entries.get(document_id), [layer]: words })
  }
  // In the order in which the terms were added.
  return [...entries].map(([id, words]) => ({ id, words })).sort((one, other) => (one.id < other.id ? -1 : 1))
}
