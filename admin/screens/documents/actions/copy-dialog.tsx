/** Bulk copy dialog: chooses the languages to copy, and says that the copies are drafts. */

import { siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { AlertDialog, CheckboxGroup } from '@cyanotype/ui/index.ts'
import { msg, plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Api } from '../../../api/client.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { languageLabel } from '../../../i18n/formats.tsx'
import { readRows } from '../queries.ts'
import type { ActionMessages } from './action-messages.ts'
import type { BulkDialogProps } from './document-action.ts'
import type { ActionOutcome } from './run-action.ts'
import { runChange, sendInParts } from './run-action.ts'

export function CopyDialog({ type, rows, isBusy, onDo, onCancel }: BulkDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const offered = siteLocales().filter((code) => rows.some(({ versions }) => versions[code] > 0))
  const [chosen, setChosen] = useState<readonly Locale[]>(offered)
  const documents = rows.length
  const isNone = offered.length > 0 && chosen.length === 0
  const copy = () =>
    onDo({
      documents: rows,
      messages: labels,
      send: () => copyAll(api, type, rows, chosen),
      undo: ({ made }) => trashCopies(api, type, made),
      changesList: 'when done',
    })
  return (
    <AlertDialog
      open
      tone="neutral"
      title={t`Duplicate selected documents?`}
      action={t`${plural(documents, { one: 'Duplicate # document', other: 'Duplicate # documents' })}`}
      busy={isBusy}
      {...(isNone ? { error: t`Choose at least one language.` } : {})}
      onConfirm={() => isNone || copy()}
      onCancel={onCancel}
    >
      <p>
        <Plural
          value={documents}
          one="The copy is a draft with its own slug. Visitors do not see it."
          other="The copies are drafts with their own slugs. Visitors do not see them."
        />
      </p>
      {offered.length > 1 ? (
        <CheckboxGroup
          label={t`Languages`}
          options={offered.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
          value={chosen}
          onValueChange={(next) => setChosen(offered.filter((code) => next.includes(code)))}
        />
      ) : null}
    </AlertDialog>
  )
}

const labels: ActionMessages = {
  done: (count) => msg`${plural(count, { one: '# document duplicated', other: '# documents duplicated' })}`,
  refused: (count) =>
    msg`${plural(count, { one: 'Could not duplicate # document', other: 'Could not duplicate # documents' })}`,
}

function copyAll(
  api: Api,
  { name: type }: DocumentType,
  rows: readonly Summary[],
  chosen: readonly Locale[],
): Promise<ActionOutcome> {
  const locales = chosen.length === 0 ? {} : { locales: [...chosen] }
  const items = rows.map(({ id }) => ({ id }))
  return sendInParts(items, (some) =>
    api('POST /api/documents/{type}/bulk', {
      params: { type },
      body: { action: 'copy', ...locales, items: some },
    }),
  )
}

/** Copies move to the trash, so text that was written in them meanwhile is not lost. */
async function trashCopies(
  api: Api,
  type: DocumentType,
  made: ReadonlyMap<string, string> = new Map(),
): Promise<ActionOutcome> {
  const copies = await readRows(api, type.name, [...made.values()])
  const items = copies.map(({ id, versions }) => ({
    id,
    layers: Object.fromEntries(Object.entries(versions).filter(([, version]) => version > 0)),
  }))
  return runChange(api, type, { action: 'trash', items })
}
