/**
 * Draft pages: the page of a document with unsaved changes, for the preview beside the editor, and blocks of a text, for
 * the text in it. They are rendered for one response. Nothing is stored or cached.
 */
import type { RenderedPage, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Documents, UnsavedChanges, UnsavedDraft } from '../../documents/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { draftPath } from './draft-path.ts'
import { withOwnPictures } from './own-pictures.ts'

export interface DraftPages {
  render(request: DraftPageRequest): Promise<DraftPage>
  /** The HTML of blocks as the site shows them now, or null if the text has errors. */
  renderBlocks(request: BlocksRequest): Promise<RenderedBlocks>
}

interface BlocksRequest {
  readonly actor: Principal
  readonly locale: Locale
  /** A text in MDX. */
  readonly source: string
}

interface RenderedBlocks {
  readonly html: string | null
  readonly errors: UnsavedDraft['errors']
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

export function openDraftPages(options: DraftPagesOptions): DraftPages {
  return {
    async render(request) {
      const { page, errors } = await renderDraft(options, request)
      return { page: page?.payload() ?? null, errors }
    },
    async renderBlocks({ actor, locale, source }) {
      // Blocks replace everything on the home page, so that it shows nothing else.
      const changes = { [locale]: { body: source, sections: '' } }
      const home = { actor, type: 'home', id: 'home', locale, changes, at: undefined }
      const { page, errors } = await renderDraft(options, home)
      return { html: page === undefined ? null : mainOf(page.html), errors }
    },
  }
}

async function renderDraft(
  { site, documents, origin }: DraftPagesOptions,
  { at, ...changes }: DraftPageRequest,
): Promise<{ readonly page: RenderedPage | undefined; readonly errors: UnsavedDraft['errors'] }> {
  const { saved, unsaved, errors } = await documents.unsavedDraft(changes)
  const url = pathOf(documents, saved, changes.locale, unsaved)
  if (url === undefined) throw new Problem('not_found')
  if (errors.length > 0) return { page: undefined, errors }
  const { type, id } = saved
  const draft = { type, id, locale: changes.locale, unsaved }
  const page = await site.render({
    url,
    origin,
    reader: withOwnPictures(documents.openReader({ draft, at: at === undefined ? undefined : new Date(at) })),
    preview: { shows: 'document', hosts: [], isUnsaved: true, ...(at !== undefined && { at }) },
  })
  if (page.error !== undefined) throw page.error
  if (page.status !== 200) throw new Problem('not_found')
  return { page, errors }
}

function mainOf(html: string): string {
  const end = '</main>'
  return html.slice(html.indexOf('<main'), html.lastIndexOf(end) + end.length)
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
