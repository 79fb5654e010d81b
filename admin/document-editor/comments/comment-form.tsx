/** Form of a comment: a new one, a reply, or a changed text. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { randomName } from '../../api/random-name.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useWork } from '../../components/use-work.tsx'
import type { CommentDraft } from './comment-drafts.ts'
import type { CommentedDocument } from './comment-queries.ts'
import { peopleQuery } from './comment-queries.ts'
import { useKeptThread } from './kept-threads.ts'
import { MentionField } from './mention-field.tsx'
import { withIds } from './mentions.ts'

interface CommentFormProps {
  readonly document: CommentedDocument
  readonly label: string
  /** The words of the button. */
  readonly action: string
  readonly first?: string
  readonly draft: CommentDraft
  /** A form that reopens with its draft leaves the focus where it is. */
  readonly alwaysFocus?: boolean
  /** `keyOf` returns the idempotency key for a request with this body. */
  readonly onSend: (text: string, keyOf: (body: unknown) => string) => Promise<unknown>
  readonly onDone: () => void
}

export function CommentForm(props: CommentFormProps) {
  const { document, label, action, first = '', draft, alwaysFocus = false, onSend, onDone } = props
  const { api } = useAdmin()
  const queries = useQueryClient()
  const work = useWork('comments')
  const keyOf = useIdempotencyKeys()
  const [stored] = useState(draft.find)
  const [text, setText] = useState(stored ?? first)
  const isEmpty = text.trim() === ''
  useKeptThread(!isEmpty && text !== first)
  const handleChange = (next: string) => {
    setText(next)
    if (next.trim() === '' || next === first) draft.remove()
    else draft.save(next)
  }
  const close = () => {
    draft.remove()
    onDone()
  }
  const send = async () => {
    if (isEmpty || work.isBusy) return
    const done = await work.do(async () => {
      // The picker has loaded the people if an @ was typed. A pasted one loads them now.
      const people = text.includes('@') ? await queries.ensureQueryData(peopleQuery(api, document)) : []
      await onSend(withIds(text, people), keyOf)
      return true
    })
    if (done) close()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="comment-form" onSubmit={handleSubmit}>
      <MentionField
        document={document}
        label={label}
        value={text}
        onChange={handleChange}
        onSubmit={() => void send()}
        error={work.refusal?.fields[0]?.message ?? work.refusal?.message}
        hasFocus={alwaysFocus || stored === undefined}
      />
      <div className="comment-actions">
        <Button type="submit" size="sm" loading={work.isBusy} aria-disabled={isEmpty}>
          {action}
        </Button>
        <Button size="sm" variant="outline" color="neutral" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The same key for the same body, so that a comment is written once although its answer got lost. */
function useIdempotencyKeys(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const sent = JSON.stringify(body)
    if (sent !== last.current.body) last.current = { body: sent, key: randomName() }
    return last.current.key
  }
}
