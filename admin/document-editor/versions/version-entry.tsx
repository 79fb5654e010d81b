/** Version entry: author, time, name and actions of a version. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { Badge, Button, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin, useSession } from '../../app-context.tsx'
import { Moment } from '../../i18n/relative-time.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import type { DocumentAnswer } from '../saving/publishing.ts'
import type { Version } from './versions-queries.ts'

interface VersionEntryProps extends DocumentEditorState {
  readonly document: DocumentAnswer
  readonly layer: Layer
  readonly version: Version
}

export function VersionEntry(props: VersionEntryProps) {
  const { t } = useLingui()
  const { type, document, layer, version } = props
  const session = useSession()
  const [, change] = useEditSearch()
  const [isNaming, setIsNaming] = useState(false)
  const { number, at, by, imported, note } = version
  const nobody = imported ? t`Came with an import` : t`Somebody who is no longer here`
  const { version: newest, publishedVersion } = document.layers[layer]
  const isNewest = number === newest
  const mayEdit = session !== null && may(session, 'documents.edit', { type, layer })
  return (
    <li className="version-entry">
      <p className="version-words">
        <strong>{note ?? t`Version ${number}`}</strong>
        {isNewest ? <Badge tone="neutral" variant="outline">{t`Now`}</Badge> : null}
        {number === publishedVersion ? <Badge tone="primary">{t`Public`}</Badge> : null}
      </p>
      <p className="version-by">
        <Moment at={at} /> · {by ?? nobody}
      </p>
      {isNaming ? (
        <NameForm {...props} onDone={() => setIsNaming(false)} />
      ) : (
        <div className="version-deeds">
          {isNewest ? null : (
            <Button
              size="sm"
              variant="link"
              onClick={() => change({ from: String(number), to: 'draft' })}
              aria-label={t`What changed since version ${number}`}
            >
              <Trans>What changed since</Trans>
            </Button>
          )}
          {number > 1 ? (
            <Button
              size="sm"
              variant="link"
              onClick={() => change({ from: String(number - 1), to: String(number) })}
              aria-label={t`What it changed: version ${number}`}
            >
              <Trans>What it changed</Trans>
            </Button>
          ) : null}
          {mayEdit ? (
            <Button
              size="sm"
              variant="link"
              onClick={() => setIsNaming(true)}
              aria-label={note === null ? t`Name it: version ${number}` : t`Rename it: version ${number}`}
            >
              {note === null ? <Trans>Name it</Trans> : <Trans>Rename it</Trans>}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}

function NameForm({ type, document, layer, version, onDone }: VersionEntryProps & { onDone: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim() || null
    const params = { type: type.name, id: document.id, locale: layer, number: version.number }
    try {
      await api('PATCH /api/documents/{type}/{id}/{locale}/versions/{number}', { params, body: { note } })
      await queries.invalidateQueries({ queryKey: ['versions'] })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toasts.add({ tone: 'danger', urgent: true, title: error.message })
    }
  }
  return (
    <form className="version-name" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="note"
        label={t`Name of the version`}
        hint={t`Versions with a name are kept for good.`}
        defaultValue={version.note ?? ''}
        maxLength={200}
        ref={focus}
      />
      <div className="version-deeds">
        <Button type="submit" size="sm">
          <Trans>Keep the name</Trans>
        </Button>
        <Button size="sm" variant="outline" color="neutral" onClick={onDone}>
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
