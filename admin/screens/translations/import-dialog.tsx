/** Dialog that imports translations of an agency: a dry run shows what changes before anything is saved. */
import { Button, Checkbox, Dialog, FileDrop, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { ImportReport } from './import-report.tsx'
import './xliff-dialogs.css'

export type XliffReport = ResponseAt<'POST /api/translations/xliff'>

const maxSize = 16_000_000

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { work, report, replaceChanged, choose, checkAgain, save } = useImport(onClose)
  const changed = report?.documents.filter(({ result }) => result === 'changed').length ?? 0
  const hasConflicts = report?.documents.some(({ changes, skipped }) =>
    [
      ...changes.map(({ replaces }) => replaces),
      ...skipped.map(({ reason }) => reason === 'translation-changed'),
    ].includes(true),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      className="xliff-dialog"
      title={t`Import translations`}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={work.isBusy} disabled={changed === 0} onClick={() => void save()}>
            <Trans>Import as drafts</Trans>
          </Button>
        </>
      }
    >
      <div className="xliff-form">
        <FileDrop
          label={t`XLIFF file`}
          hint={t`The file from the agency. You see what changes before anything is saved.`}
          accept=".xlf,.xliff,application/xliff+xml"
          maxSize={maxSize}
          onFilesChange={(files) => void choose(files[0])}
        />
        <ProblemAlert problem={work.refusal} />
        {report === undefined ? null : <ImportReport report={report} />}
        {hasConflicts ? (
          <Checkbox
            label={t`Also replace translations that were changed after the export`}
            checked={replaceChanged}
            disabled={work.isBusy}
            onChange={({ target }) => void checkAgain(target.checked)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function useImport(onClose: () => void) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('documents')
  const [xliff, setXliff] = useState('')
  const [report, setReport] = useState<XliffReport>()
  const [replaceChanged, setReplaceChanged] = useState(false)
  const check = async (text: string, replaces: boolean) => {
    setReplaceChanged(replaces)
    const found = await work.do(() =>
      api('POST /api/translations/xliff', { body: { xliff: text, replaceChanged: replaces } }),
    )
    setReport(found)
  }
  return {
    work,
    report,
    replaceChanged,
    async choose(file: File | undefined) {
      setReport(undefined)
      const text = (await file?.text()) ?? ''
      setXliff(text)
      if (file !== undefined) await check(text, false)
    },
    checkAgain: (replaces: boolean) => check(xliff, replaces),
    async save() {
      if (report === undefined) return
      const { fingerprint } = report
      const done = await work.do(() =>
        api('POST /api/translations/xliff', { body: { xliff, replaceChanged, fingerprint } }),
      )
      if (done === undefined) return setReport(undefined)
      toasts.add({ title: t`Translations imported as drafts`, tone: 'success' })
      onClose()
    },
  }
}
