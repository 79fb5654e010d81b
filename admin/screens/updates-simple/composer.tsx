/** Composer: writes an update on a phone, with title and plain text. */
import type { LayerData } from '@cyanotype/content/model/collection.ts'
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales, shared, siteLocales } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Callout, Tabs, TextArea, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import type { DocumentResponse } from '../../document-editor/saving/publishing.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { useEditing } from '../../document-editor/use-document-editing.ts'
import { ComposerBar, readinessIn } from './composer-bar.tsx'
import { ComposerPicture } from './composer-picture.tsx'
import type { Publication } from './published-message.tsx'
import { Published } from './published-message.tsx'

interface ComposerProps {
  readonly document: DocumentResponse | undefined
  readonly others: ReadonlySet<string>
  readonly onCreated: (document: DocumentResponse) => void
  readonly onPublished: () => void
  readonly onAnother: () => void
}

export function Composer({ document, others, onCreated, onPublished, onAnother }: ComposerProps) {
  const { t } = useLingui()
  const { language: locale } = useAdmin()
  const [editing, state] = useEditing({ type: updates, document, locale, others, onCreated })
  const [published, setPublished] = useState<Publication>()
  const { edits } = state

  if (published !== undefined) {
    return <Published {...published} state={state} onAnother={onAnother} />
  }

  const publish = async (locales: readonly Locale[]) => {
    const startedAt = performance.now()
    if (!(await editing.publish(locales, []))) return
    onPublished()
    setPublished({ locales, startedAt })
  }
  const written = siteLocales().filter((code) => readinessIn(edits, code).state !== 'empty')
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
        items={siteLocales().map((code) => ({
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
      <ComposerBar
        state={state}
        onPublish={(locales) => void publish(locales)}
        onRetry={() => void editing.save()}
      />
    </div>
  )
}

interface ComposerTextProps {
  readonly locale: Locale
  readonly data: LayerData
  readonly id: string | undefined
  readonly onChange: (field: 'title' | 'body', value: string) => void
}

/** Title and text in one language. */
function ComposerText({ locale, data, id, onChange }: ComposerTextProps) {
  const { t } = useLingui()
  const session = useSession()
  const isMine = session !== null && may(session, 'documents.edit', { type: updates, layer: locale })
  const text = toPlain(String(data.body ?? ''))
  return (
    <div className="composer-text">
      <TextField
        label={t`Title`}
        lang={locale}
        dir={locales[locale].dir}
        value={String(data.title ?? '')}
        maxLength={updates.fields.title.maxLength}
        readOnly={!isMine}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onChange('title', target.value)}
      />
      {text === undefined ? (
        <Callout title={<Trans>This text needs the full editor</Trans>}>
          <AdminLink to={`/admin/edit/${id ?? ''}?language=${locale}`}>
            <Trans>Open in full editor</Trans>
          </AdminLink>
        </Callout>
      ) : (
        <TextArea
          label={t`Text`}
          hint={t`Leave a blank line for a new paragraph. Start a line with a dash for a list.`}
          lang={locale}
          dir={locales[locale].dir}
          rows={6}
          value={text}
          readOnly={!isMine}
          onChange={({ target }) => onChange('body', toMdx(target.value))}
        />
      )}
    </div>
  )
}

// Converts plain text from a phone to MDX and back. Paragraphs, lists, headings, emphasis and links stay
// Markdown. Everything else (components, expressions, code, images) is escaped and stays literal text.

/**
 * Characters that would start other syntax. They are written as character references, because after a bare
 * URL the parser takes a backslash as part of the URL.
 */
const begins = [
  /[\\{}<`]/g,
  // `&copy;` would become another character, `~~~` a code block, `![` an image, `[^` a footnote.
  /&(?=#|[a-z][a-z0-9]*;)/gi,
  /~(?=~~)/g,
  /!(?=\[)/g,
  /\[(?=\^)/g,
  // Before a URL that links may not have, and in link definitions.
  /\](?=:|\((?!(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s()]*\)))/g,
  // A line that would start an ES module statement.
  /[ie](?=mport\b|xport\b)(?<=^[ \t]*[ie])/gm,
] as const

/** Lines with many quote or list markers would nest as deep, which is never intended. */
const deep = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d+[.)](?=\s))){8,}/gm

const asReference = (sign: string) => `&#${sign.charCodeAt(0)};`

export function toMdx(text: string): string {
  const signs = begins.flatMap((sign) => [...text.matchAll(sign)].map(({ index }) => index))
  const marks = [...text.matchAll(deep)].map(({ index, 0: line }) => index + line.search(/[>*+.)-]/))
  const written = new Set([...signs, ...marks])
  return Array.from({ length: text.length }, (_, at) => text.charAt(at))
    .map((sign, at) => (written.has(at) ? asReference(sign) : sign))
    .join('')
}

/** Undefined if the text contains more than this can write: it is edited in the full editor. */
export function toPlain(mdx: string): string | undefined {
  const text = mdx.replace(/&#(\d{2,3});/g, (_, code: string) => String.fromCharCode(Number(code)))
  return toMdx(text) === mdx ? text : undefined
}

/** Problems that block saving or publishing: conflicts and errors of the server. */
function Trouble({ state }: { readonly state: EditingState }) {
  const { conflict, failure, problems, document } = state
  return (
    <>
      {conflict ? (
        <Callout tone="warning" title={<Trans>Another user changed this update</Trans>}>
          <AdminLink to={`/admin/edit/${document?.id}`}>
            <Trans>Resolve conflict</Trans>
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
