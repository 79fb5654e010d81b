/** Form that uploads an export or an archive, and starts its dry run. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import { Button, Callout, FileDrop, Progress, Select, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { languageLabel } from '../../i18n/formats.tsx'
import { useSendFile } from '../../media/uploads/use-uploads.ts'
import { useFileSize } from '../media/item/item-labels.ts'
import { faultLabels } from './note-labels.ts'
import type { ImportFailure } from './queries.ts'
import { family } from './queries.ts'

interface UploadFormProps {
  readonly maxBytes: number
  /** Other users cannot save during the check. */
  readonly isExclusive: boolean
  /** Another tab or user is uploading. */
  readonly isUploadingElsewhere: boolean
  /** Why the last import failed. */
  readonly failure: ImportFailure | null
}

export function UploadForm({ maxBytes, isExclusive, isUploadingElsewhere, failure }: UploadFormProps) {
  const { t, i18n } = useLingui()
  const fileSize = useFileSize()
  const [file, setFile] = useState<File>()
  const [language, setLanguage] = useState<Locale>(defaultLocale())
  const [site, setSite] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const upload = useUpload()
  const siteError = isSite(site) ? undefined : t`Enter a URL that starts with https:// or http://.`
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file === undefined || siteError !== undefined)
      focusFirstError(event.currentTarget, () => setIsMissing(file === undefined))
    else void upload.start(file, { language, site: site.trim() })
  }
  if (upload.sent !== undefined && file !== undefined) {
    return <UploadProgress name={file.name} max={file.size} sent={upload.sent} onCancel={upload.cancel} />
  }
  return (
    <form className="import-part" onSubmit={handleSubmit} noValidate>
      {failure === null ? null : <FailedImport failure={failure} />}
      {isUploadingElsewhere ? <OtherUpload /> : null}
      <FileDrop
        label={t`Export or archive`}
        hint={t`WordPress: the .xml file. Ghost: the .json file. Markdown: a .zip of the folder with its images. At most ${fileSize(maxBytes)}.`}
        accept=".xml,.json,.zip"
        maxSize={maxBytes}
        error={isMissing ? t`Choose a file.` : undefined}
        onFilesChange={([first]) => {
          setFile(first)
          setIsMissing(false)
        }}
      />
      <Select
        label={t`Language of the texts`}
        hint={t`For texts that do not name their language.`}
        value={language}
        options={siteLocales().map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
        onChange={({ target }) =>
          setLanguage(siteLocales().find((code) => code === target.value) ?? defaultLocale())
        }
      />
      <TextField
        label={t`URL of the old site`}
        hint={t`For redirects and images. WordPress exports already contain it.`}
        type="url"
        inputMode="url"
        placeholder="https://old.example.org"
        value={site}
        error={siteError}
        onChange={({ target }) => setSite(target.value)}
      />
      {isExclusive ? <SaveWarning /> : null}
      <ProblemAlert problem={upload.refusal} />
      <Button type="submit">
        <Trans>Check file</Trans>
      </Button>
    </form>
  )
}

function SaveWarning() {
  return (
    <p className="settings-note">
      <Trans>Other users cannot save while a file is checked or imported. A large file takes minutes.</Trans>
    </p>
  )
}

function OtherUpload() {
  return (
    <Callout tone="info">
      <p>
        <Trans>Another tab or user is uploading a file.</Trans>
      </p>
    </Callout>
  )
}

const isSite = (text: string) =>
  text.trim() === '' || /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')

/** Leaving the page cancels the upload. */
function useUpload() {
  const work = useWork(family)
  const { importSite } = useSendFile()
  const [sent, setSent] = useState<number>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  return {
    /** How many bytes were sent. Undefined when nothing is being sent. */
    sent,
    refusal: abort.current?.signal.aborted ? undefined : work.refusal,
    cancel: () => abort.current?.abort(),
    async start(file: File, options: { readonly language: Locale; readonly site: string }) {
      const controller = new AbortController()
      abort.current = controller
      setSent(0)
      const { signal } = controller
      await work.do(() => importSite({ file, signal, onSent: setSent, ...options }))
      setSent(undefined)
    },
  }
}

interface UploadProgressProps {
  readonly name: string
  readonly sent: number
  readonly max: number
  readonly onCancel: () => void
}

function UploadProgress({ name, sent, max, onCancel }: UploadProgressProps) {
  const { t } = useLingui()
  return (
    <div className="import-part">
      <p className="import-subject">
        <bdi>{name}</bdi>
      </p>
      <Progress label={t`Uploading`} value={Math.min(sent, max)} max={Math.max(1, max)} />
      <p className="settings-note">
        <Trans>Keep this page open until the upload is complete.</Trans>
      </p>
      <div className="import-actions">
        <Button variant="outline" color="neutral" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Why the last dry run or import failed. */
function FailedImport({ failure }: { readonly failure: ImportFailure }) {
  const { t, i18n } = useLingui()
  const { fault, message, subject, detail } = failure
  return (
    <div role="alert">
      <Callout tone="danger" title={t`Nothing was imported`}>
        <p>
          <bdi className="import-subject">{subject}</bdi>{' '}
          {fault === null ? (message ?? '') : i18n._(faultLabels[fault])}
        </p>
        {detail === '' ? null : (
          <p>
            <Trans>Details:</Trans> <code dir="ltr">{detail}</code>
          </p>
        )}
      </Callout>
    </div>
  )
}
