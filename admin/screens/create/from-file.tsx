/**
 * Creates a document from an MDX file. Shows what was understood and what was skipped before anything is
 * created.
 */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { Button, Callout, FileDrop, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { readFile } from './read-file.ts'

const largest = 5_000_000

interface SelectedFile {
  readonly name: string
  readonly source: string
}

export function FromFile({ types }: { readonly types: readonly [DocumentType, ...DocumentType[]] }) {
  const { t, i18n } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const router = useRouter()
  const [file, setFile] = useState<SelectedFile>()
  const [name, setName] = useState(types[0].name)
  const [locale, setLocale] = useState<Locale>(spoken)
  const type = types.find((one) => one.name === name) ?? types[0]
  const read = file && readFile(type, file.name, file.source)
  const make = useMutation({
    mutationFn: () =>
      api('POST /api/documents/{type}', {
        params: { type: type.name },
        body: { locale, data: { ...read?.data }, shared: { ...read?.shared } },
      }),
    onSuccess: ({ id }) =>
      void router.navigate({ href: localizedPath(spoken, `/admin/edit/${id}?language=${locale}`) }),
  })
  const choose = async ([chosen]: readonly File[]) => {
    setFile(chosen && { name: chosen.name, source: await chosen.text() })
  }
  return (
    <div className="create-form">
      <FileDrop
        label={t`MDX or Markdown file`}
        hint={t`Nothing is made before you have seen what was understood.`}
        accept=".mdx,.md,text/markdown"
        maxSize={largest}
        onFilesChange={(files) => void choose(files)}
      />
      <div className="create-choices">
        <Select
          label={t`Kind`}
          value={type.name}
          options={types.map((one) => ({ value: one.name, label: i18n._(one.labelOne) }))}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t`Language of the file`}
          value={locale}
          options={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
          onChange={({ target }) => setLocale(localeCodes.find((code) => code === target.value) ?? spoken)}
        />
      </div>
      {read ? <Understood type={type} read={read} /> : null}
      {make.error ? (
        <Callout tone="danger">
          <p>{make.error.message}</p>
        </Callout>
      ) : null}
      <Button disabled={read === undefined} loading={make.isPending} onClick={() => make.mutate()}>
        <Trans>Begin with this file</Trans>
      </Button>
    </div>
  )
}

interface UnderstoodProps {
  readonly type: DocumentType
  readonly read: ReturnType<typeof readFile>
}

function Understood({ type, read }: UnderstoodProps) {
  const { i18n, t } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
  const labels = read.understood.map((name) => i18n._(type.fields[name]?.label ?? { id: name }))
  const understood = list.format(labels)
  const leftOut = list.format(read.skipped.map((name) => (name === '…' ? t`the text below` : `“${name}”`)))
  return (
    <Callout tone={read.skipped.length > 0 || read.problem ? 'warning' : 'success'}>
      {labels.length > 0 ? (
        <p>
          <Trans>Understood: {understood}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Nothing in this file has a place here. Choose another kind.</Trans>
        </p>
      )}
      {read.skipped.length > 0 ? (
        <p>
          <Trans>Left out, as there is no place for it: {leftOut}.</Trans>
        </p>
      ) : null}
      {read.problem ? (
        <p>
          <Trans>The lines above the text could not be read, and stay in the text.</Trans> {read.problem}
        </p>
      ) : null}
    </Callout>
  )
}
