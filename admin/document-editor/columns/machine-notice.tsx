/** Lists texts that a machine translated and no user has confirmed, and translates fields that are still empty. */
import type { DocumentType, Fields } from '@cyanotype/content/model/index.ts'
import { fieldsOf } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DocumentEditorState } from '../editor-props.ts'
import { fieldIdOf, fieldLabel, goToField } from '../fields/find-field.ts'
import type { Replacement } from '../fields/use-replace-value.ts'
import { useUndoReplacements } from '../fields/use-replace-value.ts'
import { isReadable, readableText } from './language-cell.tsx'
import type { LanguageColumn, LanguageColumns } from './use-language-columns.ts'
import type { MachineTranslation } from './use-machine-translation.ts'

interface MachineNoticeProps extends DocumentEditorState {
  readonly machine: MachineTranslation
  readonly columns: LanguageColumns
}

export function MachineNotice({ machine, columns, ...editor }: MachineNoticeProps) {
  return (
    <>
      <Unconfirmed {...editor} machine={machine} />
      {machine.service === undefined ? null : (
        <EmptyFields {...editor} machine={machine} service={machine.service} column={columns.others[0]} />
      )}
    </>
  )
}

function Unconfirmed({ machine, type, locale }: Omit<MachineNoticeProps, 'columns'>) {
  const { i18n } = useLingui()
  const { texts } = machine
  if (texts.length === 0) return null
  return (
    <Callout
      tone="info"
      title={
        <Plural
          value={texts.length}
          one="# machine translation to confirm"
          other="# machine translations to confirm"
        />
      }
    >
      <p>
        <Trans>
          Read and correct each text, then confirm it. A text that you change counts as confirmed.
        </Trans>
      </p>
      <p className="notice-answers">
        {[...new Set(texts.map(({ field }) => field))].map((field) => (
          <Button
            key={field}
            size="sm"
            variant="link"
            onClick={() => goToField(fieldIdOf(locale, field.split('.')))}
          >
            {fieldLabel(i18n, type.fields, field.split('.'))}
          </Button>
        ))}
        <Button size="sm" variant="outline" color="neutral" onClick={() => machine.confirm(texts)}>
          <Trans>Confirm all</Trans>
        </Button>
      </p>
    </Callout>
  )
}

interface EmptyFieldsProps extends DocumentEditorState {
  readonly machine: MachineTranslation
  readonly service: string
  readonly column: LanguageColumn | undefined
}

/** Fills the fields that have text in the other language and none in this one. */
function EmptyFields({ machine, service, column, ...editor }: EmptyFieldsProps) {
  const { t } = useLingui()
  const { type, locale, editing, state } = editor
  const offerUndo = useUndoReplacements(editing, locale)
  const [isBusy, setIsBusy] = useState(false)
  if (column === undefined) return null
  const empty = emptyFields(type, fieldsOf(type, locale), {
    own: state.edits[locale].data,
    other: column.data,
  })
  if (empty.length === 0 && !isBusy) return null
  const translateAll = async () => {
    const filled: Replacement[] = []
    for (const name of empty) {
      const value = await machine.translate(column.locale, name, column.data[name])
      if (value === undefined) break
      const before = editing.state().edits[locale].data[name]
      editing.change(locale, name, value)
      filled.push({ name, before, value })
    }
    if (filled.length > 0) offerUndo(t`Fields translated with ${service}`, filled)
  }
  return (
    <p className="machine-empty">
      <Button
        size="sm"
        variant="soft"
        icon="languages"
        loading={isBusy}
        onClick={() => {
          setIsBusy(true)
          void translateAll().finally(() => setIsBusy(false))
        }}
      >
        <Trans>Translate empty fields</Trans> ({service})
      </Button>
    </p>
  )
}

interface BothLanguages {
  readonly own: Readonly<Record<string, unknown>>
  readonly other: Readonly<Record<string, unknown>>
}

function emptyFields(type: DocumentType, fields: Fields, { own, other }: BothLanguages): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isEmpty = name !== type.slug && isReadable(field) && readableText(field, own[name]) === ''
    return isEmpty && readableText(field, other[name]) !== '' ? [name] : []
  })
}
