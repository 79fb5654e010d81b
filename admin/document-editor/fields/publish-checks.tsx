/** Publish checks: errors and suggestions, requested from the server after each save. */
import { shared } from '@cyanotype/content/model/index.ts'
import { Icon, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { checksQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { Planned } from '../publishing/scheduled-list.tsx'
import type { DocumentAnswer } from '../saving/publishing.ts'
import { CheckList } from './check-list.tsx'

/** A document in the trash cannot be published, so it is not checked. */
export function BeforePublishing(editor: DocumentEditorState) {
  const { document } = editor.state
  if (document?.trashedAt != null) return null
  return (
    <section className="side-section before-publishing" aria-labelledby="before-publishing">
      <h2 id="before-publishing">
        <Trans>Before publishing</Trans>
      </h2>
      {document === undefined ? (
        <p>
          <Trans>What is still missing stands here as soon as there is something to save.</Trans>
        </p>
      ) : (
        <Checks {...editor} document={document} />
      )}
      <Planned {...editor} />
    </section>
  )
}

function Checks({ document, ...desk }: DocumentEditorState & { readonly document: DocumentAnswer }) {
  const { type, locale } = desk
  const { api } = useAdmin()
  const { data, isError } = useQuery({
    ...checksQuery(api, { type, document }),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return (
      <p>
        <Trans>This could not be checked now. Publishing checks it again.</Trans>
      </p>
    )
  }
  if (data === undefined) return <Skeleton lines={2} />
  const here = data.filter(({ layer }) => layer === locale || layer === shared)
  if (here.length === 0) {
    return (
      <p className="all-is-here">
        <Icon name="check" />
        <Trans>Everything that is needed is here</Trans>
      </p>
    )
  }
  return <CheckList type={type} findings={here} locale={locale} />
}
