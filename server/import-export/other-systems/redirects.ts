/** Redirects from the old addresses of imported documents to their new paths. */
import { defaultLocale, model, pagePath, shared } from '@cyanotype/content/model/index.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import { idFromName } from '../../db/index.ts'
import type { Documents, ImportedDocument } from '../../documents/index.ts'
import { existingDocument } from './existing-documents.ts'
import type { ForeignItem } from './foreign-item.ts'
import type { ImportNote } from './notes.ts'
import { note } from './notes.ts'
import type { PlacedItem } from './to-documents.ts'
import { typeOf } from './to-documents.ts'

export interface RedirectPlan {
  readonly documents: readonly ImportedDocument[]
  readonly notes: ReadonlyMap<ForeignItem, readonly ImportNote[]>
}

interface RedirectTools {
  readonly documents: Documents
  readonly redirects: Pick<Redirects, 'isRefused'>
}

export async function planRedirects(
  { documents, redirects }: RedirectTools,
  items: readonly PlacedItem[],
): Promise<RedirectPlan> {
  const paths = items.map(({ item, slug }) => pagePath(typeOf(item), item.locale, { slug }) ?? '')
  // A page has priority over a redirect at the same path.
  const taken = new Set(paths)
  const planned: ImportedDocument[] = []
  const notes = new Map<ForeignItem, ImportNote[]>()
  for (const [index, { item }] of items.entries()) {
    const to = paths[index] ?? ''
    for (const from of item.oldPaths) {
      if (from === to) continue
      const id = idFromName(`import/redirect${from}`)
      const isFree = !taken.has(from) && !(await redirects.isRefused({ id, from, to }))
      if (isFree && (await existingDocument(documents, model.redirects.name, id)) === undefined)
        planned.push(redirect(id, from, to))
      else notes.set(item, [...(notes.get(item) ?? []), note('redirect-taken', from)])
      taken.add(from)
    }
  }
  return { documents: planned, notes }
}

function redirect(id: string, from: string, to: string): ImportedDocument {
  const data = { from, to, status: '301' }
  const common = { draft: data, published: data, firstPublishedAt: undefined, archived: false }
  const language = { draft: {}, published: {}, firstPublishedAt: undefined, archived: false }
  return {
    type: model.redirects,
    name: `redirects ${from}`,
    document: { id, layers: { [shared]: common, [defaultLocale()]: language } },
  }
}
