/** New thread about the field or block whose comment button was pressed. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { fieldLabel } from '../fields/find-field.ts'
import { useCommentDraft } from './comment-drafts.ts'
import { CommentForm } from './comment-form.tsx'
import type { CommentedDocument } from './comment-queries.ts'
import type { CommentAnchor } from './comments-context.ts'
import { exactAnchor } from './place-of-thread.ts'

interface NewThreadProps {
  readonly editor: DocumentEditorState
  readonly document: CommentedDocument
  readonly anchor: CommentAnchor | undefined
  readonly onAnchor: (anchor: CommentAnchor | undefined) => void
}

const shownLength = 160

export function NewThread({ anchor, ...props }: NewThreadProps) {
  if (anchor === undefined) return null
  return <ThreadForm key={JSON.stringify(anchor)} {...props} anchor={anchor} />
}

interface ThreadFormProps extends NewThreadProps {
  readonly anchor: CommentAnchor
}

function ThreadForm({ editor, document, anchor, onAnchor }: ThreadFormProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const draft = useCommentDraft(document, `new/${anchor.layer}/${anchor.field}/${anchor.block?.source ?? ''}`)
  const { block } = exactAnchor(anchor, editor.editing.state())
  const label = fieldLabel(i18n, editor.type.fields, anchor.field.split('.'))
  return (
    <section className="new-thread" aria-label={t`New comment`}>
      {block === undefined ? null : (
        <blockquote className="thread-quote" dir="auto">
          {block.source.length > shownLength ? `${block.source.slice(0, shownLength)}…` : block.source}
        </blockquote>
      )}
      <CommentForm
        document={document}
        draft={draft}
        alwaysFocus
        label={t`Comment on ${label}`}
        action={t`Comment`}
        onSend={(text, keyOf) => {
          // The block may have moved or changed since the form was opened.
          const body = { ...exactAnchor(anchor, editor.editing.state()), text }
          const request = { params: document, body, idempotencyKey: keyOf(body) }
          return api('POST /api/documents/{type}/{id}/comments', request)
        }}
        onDone={() => onAnchor(undefined)}
      />
      <Button size="sm" variant="link" onClick={() => onAnchor(undefined)}>
        <Trans>Show all threads</Trans>
      </Button>
    </section>
  )
}
