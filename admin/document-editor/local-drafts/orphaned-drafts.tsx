/** Orphaned drafts: shows texts that can no longer be saved to their document, for reading and copying. */
import type { DocumentType, Fields, Layer } from '@cyanotype/content/model/index.ts'
import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import { AlertDialog, Button, Callout, TextArea, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { languageName, RelativeTime } from '../../i18n/formats.tsx'
import { conflictingField, textOfValue } from '../conflict/conflict.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { fieldLabel } from '../fields/find-field.ts'
import type { OrphanedDraft } from './orphaned-drafts.ts'
import './orphaned-drafts.css'
import { useOrphanedDrafts } from './orphaned-drafts.ts'

interface OrphanedDraftsProps {
  /** `undefined` when this release does not know the type. */
  readonly type: DocumentType | undefined
  readonly texts: readonly OrphanedDraft[]
}

const none: Fields = {}

export function OrphanedDrafts({ type, texts }: OrphanedDraftsProps) {
  return texts.map((text) => <OneText key={text.key} fields={type?.fields ?? none} text={text} />)
}

function OneText({ fields, text }: { readonly fields: Fields; readonly text: OrphanedDraft }) {
  const { t, i18n } = useLingui()
  const { layer, changes, at } = text
  const texts = Object.entries(changes).map(([name, value]) => ({
    name,
    label: fieldLabel(i18n, fields, [name]),
    written: textOfValue(conflictingField(fields, name), value),
  }))
  const language = isSiteLocale(layer) ? languageName(layer, i18n.locale) : undefined
  const title = language === undefined ? t`All languages` : t`In ${language}`
  const copy = () =>
    copyText(texts.map(({ label, written }) => `${label}\n${written}`).join('\n\n')).then((isCopied) =>
      toasts.add(
        isCopied
          ? { tone: 'success', title: t`Copied` }
          : { tone: 'warning', title: t`Could not copy. Select the text and copy it manually.` },
      ),
    )
  return (
    <section className="orphaned-draft" aria-label={title}>
      <header className="orphaned-draft-head">
        <h2>{title}</h2>
        <RelativeTime at={at} />
        <Button size="sm" variant="outline" color="neutral" icon="copy" onClick={() => void copy()}>
          <Trans>Copy text</Trans>
        </Button>
      </header>
      {texts.map(({ name, label, written }) => (
        <TextArea
          key={name}
          label={label}
          rows={written.length > 200 ? 8 : 2}
          lang={isSiteLocale(layer) ? layer : undefined}
          dir="auto"
          value={written}
          readOnly
        />
      ))}
    </section>
  )
}

/** An insecure page has no clipboard access. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Asks for confirmation, because the drafts cannot be restored. */
export function DiscardDrafts({ onThrow }: { readonly onThrow: () => void }) {
  const { t } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button variant="outline" color="red" icon="trash" onClick={() => setIsConfirming(true)}>
        <Trans>Discard changes</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        title={t`Discard changes?`}
        action={t`Discard changes`}
        onConfirm={() => {
          setIsConfirming(false)
          onThrow()
        }}
        onCancel={() => setIsConfirming(false)}
      >
        <p>
          <Trans>These changes are stored only on this device. You cannot restore them.</Trans>
        </p>
      </AlertDialog>
    </>
  )
}

interface UnsendableDraftsProps extends Pick<DocumentEditorState, 'type' | 'state'> {
  readonly others: ReadonlySet<string>
  readonly isAllowed: (layer: Layer) => boolean
}

/** Unsendable drafts: drafts in languages that the user may no longer edit. */
export function UnsendableDrafts({ type, state, others, isAllowed }: UnsendableDraftsProps) {
  const { orphaned, remove } = useOrphanedDrafts(state.document?.id ?? 'new', others)
  const texts = orphaned?.texts.filter(({ layer }) => !isAllowed(layer)) ?? []
  if (texts.length === 0) return null
  return (
    <div className="notices">
      <Callout tone="warning" title={<Trans>Changes you no longer have permission to save</Trans>}>
        <p>
          <Trans>
            Your changes are stored on this device. Copy them and send them to a user who can edit this
            language.
          </Trans>
        </p>
        <OrphanedDrafts type={type} texts={texts} />
        <DiscardDrafts onThrow={() => remove(texts)} />
      </Callout>
    </div>
  )
}
