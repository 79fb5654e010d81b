import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { localeCodes, locales, shared } from '@cyanotype/content/model/locales.ts'
import { Callout, Tabs } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import type { DocumentAnswer } from '../../document-editor/saving/publishing.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { useEditing } from '../../document-editor/use-document-editing.ts'
import { AdminLink } from '../../shell/admin-link.tsx'
import { ComposerBar } from './composer-bar.tsx'
import { ComposerPicture } from './composer-picture.tsx'
import { ComposerText } from './composer-text.tsx'
import { Published } from './published.tsx'
import { readinessIn } from './readiness.ts'

interface ComposerProps {
  readonly document: DocumentAnswer | undefined
  readonly others: ReadonlySet<string>
  readonly onCreated: (document: DocumentAnswer) => void
  readonly onPublished: () => void
  readonly onAnother: () => void
}

export function Composer({ document, others, onCreated, onPublished, onAnother }: ComposerProps) {
  const { t } = useLingui()
  const { locale } = useAdmin()
  const [editing, state] = useEditing({ type: updates, document, locale, others, onCreated })
  const [published, setPublished] = useState<readonly Locale[]>()
  const { edits } = state

  if (published !== undefined) {
    return <Published locales={published} edits={edits} id={state.document?.id} onAnother={onAnother} />
  }

  const publish = async (locales: readonly Locale[]) => {
    if (!(await editing.publish(locales, []))) return
    onPublished()
    setPublished(locales)
  }
  const written = localeCodes.filter((code) => readinessIn(edits, code).state !== 'empty')
  const nameOf = (code: Locale) => {
    const { name } = locales[code]
    return readinessIn(edits, code).state === 'ready' ? t`${name}: ready` : name
  }
  return (
    <div className="composer">
      <Trouble state={state} />
      <Tabs
        label={t`Languages`}
        defaultValue={locale}
        className="composer-languages"
        items={localeCodes.map((code) => ({
          value: code,
          label: nameOf(code),
          panel: (
            <ComposerText
              locale={code}
              data={edits[code].data}
              id={state.document?.id}
              onChange={(field, value) => editing.change(code, field, value)}
            />
          ),
        }))}
      />
      <ComposerPicture
        value={edits[shared].data.cover}
        languages={written.length > 0 ? written : [locale]}
        onChange={(cover) => editing.change(shared, 'cover', cover)}
      />
      <ComposerBar state={state} onPublish={(locales) => void publish(locales)} onRetry={editing.hurry} />
    </div>
  )
}

/** What stands in the way, of whoever else writes and of the server. */
function Trouble({ state }: { readonly state: EditingState }) {
  const { conflict, failure, problems, document } = state
  return (
    <>
      {conflict ? (
        <Callout tone="warning" title={<Trans>Somebody else changed this update</Trans>}>
          <AdminLink to={`/admin/edit/${document?.id}`}>
            <Trans>See both texts and decide</Trans>
          </AdminLink>
        </Callout>
      ) : null}
      <div role="alert" className="composer-alert">
        {failure ? (
          <Callout tone="danger" title={failure}>
            {problems.map(({ path, message }) => (
              <p key={path.join('.')}>{message}</p>
            ))}
          </Callout>
        ) : null}
      </div>
    </>
  )
}
