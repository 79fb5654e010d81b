/**
 * Draft pages: the page of a document with unsaved changes, for the preview beside the editor. It is rendered
 * for one answer. Nothing is stored or cached.
 */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Documents, UnsavedChanges, UnsavedDraft } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'
import { draftPath } from './draft-path.ts'

export interface DraftPages {
  render(request: DraftPageRequest): Promise<DraftPage>
}

interface DraftPageRequest extends UnsavedChanges {
  /** ISO 8601. The time of the rest of the site. Undefined: now. */
  readonly at: string | undefined
}

interface DraftPage {
  /** The page as data, or null if a text has errors. */
  readonly page: string | null
  readonly errors: UnsavedDraft['errors']
}

interface DraftPagesOptions {
  readonly site: Pick<Site, 'render'>
  readonly documents: Documents
  readonly origin: string
}

export function openDraftPages({ site, documents, origin }: DraftPagesOptions): DraftPages {
  return {
    async render({ at, ...changes }) {
      const { saved, unsaved, errors } = await documents.unsavedDraft(changes)
      const url = pathOf(documents, saved, changes.locale, unsaved)
      if (url === undefined) throw new Problem('not_found')
      if (errors.length > 0) return { page: null, errors }
      const { type, id } = saved
      const rendered = await site.render({
        url,
        origin,
        reader: documents.openReader({
          draft: { type, id, locale: changes.locale, unsaved },
          at: at === undefined ? undefined : new Date(at),
        }),
        preview: { shows: 'document', hosts: [], isUnsaved: true, ...(at !== undefined && { at }) },
      })
      if (rendered.error !== undefined) throw rendered.error
      if (rendered.status !== 200) throw new Problem('not_found')
      return { page: rendered.payload(), errors }
    },
  }
}

/** The page stays at its saved slug. The reader finds it there, whatever is typed. */
function pathOf(
  { types }: Documents,
  { type: name, id, layers }: UnsavedDraft['saved'],
  locale: UnsavedChanges['locale'],
  unsaved: UnsavedDraft['unsaved'],
): string | undefined {
  const type = types[name]
  if (type === undefined) return undefined
  const saved = { ...layers[shared].data, ...layers[locale].data }
  const data = { ...saved, ...unsaved[shared], ...unsaved[locale] }
  return draftPath(
    type,
    id,
    locale,
    type.slug === undefined ? data : { ...data, [type.slug]: saved[type.slug] },
  )
}
