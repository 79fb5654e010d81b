/**
 * Creates a document from an MDX file. Shows what was understood and what was skipped before anything is
 * created.
 */
import { readFrontMatter } from '@cyanotype/content/import-export/front-matter.ts'
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { interfacePath, isKind, locales, siteLocales } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'
import { Button, Callout, FileDrop, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useRouter } from '../../router/router-context.tsx'

const maxBytes = 5_000_000

interface SelectedFile {
  readonly name: string
  readonly source: string
}

export function FromFile({ types }: { readonly types: readonly [DocumentType, ...DocumentType[]] }) {
  const { t, i18n } = useLingui()
  const { api, locale: interfaceLocale, language } = useAdmin()
  const router = useRouter()
  const [file, setFile] = useState<SelectedFile>()
  const [name, setName] = useState(types[0].name)
  const [locale, setLocale] = useState<Locale>(language)
  const type = types.find((one) => one.name === name) ?? types[0]
  const read = file && readFile(type, file.name, file.source)
  const make = useMutation({
    mutationFn: () =>
      api('POST /api/documents/{type}', {
        params: { type: type.name },
        body: { locale, data: { ...read?.data }, shared: { ...read?.shared } },
      }),
    onSuccess: ({ id }) =>
      void router.navigate({ href: interfacePath(interfaceLocale, `/admin/edit/${id}?language=${locale}`) }),
  })
  const choose = async ([chosen]: readonly File[]) => {
    setFile(chosen && { name: chosen.name, source: await chosen.text() })
  }
  return (
    <div className="create-form">
      <FileDrop
        label={t`MDX or Markdown file`}
        hint={t`You can review the fields before the document is created.`}
        accept=".mdx,.md,text/markdown"
        maxSize={maxBytes}
        onFilesChange={(files) => void choose(files)}
      />
      <div className="create-choices">
        <Select
          label={t`Type`}
          value={type.name}
          options={types.map((one) => ({ value: one.name, label: i18n._(one.labelOne) }))}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t`Language of the file`}
          value={locale}
          options={siteLocales().map((code) => ({ value: code, label: locales[code].name }))}
          onChange={({ target }) =>
            setLocale(siteLocales().find((code) => code === target.value) ?? language)
          }
        />
      </div>
      {read ? <Understood type={type} read={read} /> : null}
      {make.error ? (
        <Callout tone="danger">
          <p>{make.error.message}</p>
        </Callout>
      ) : null}
      <Button disabled={read === undefined} loading={make.isPending} onClick={() => make.mutate()}>
        <Trans>Create document</Trans>
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
  const leftOut = list.format(read.skipped.map((name) => (name === '…' ? t`the body text` : `“${name}”`)))
  return (
    <Callout tone={read.skipped.length > 0 || read.problem ? 'warning' : 'success'}>
      {labels.length > 0 ? (
        <p>
          <Trans>Fields to import: {understood}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>This file has no matching fields. Choose another type.</Trans>
        </p>
      )}
      {read.skipped.length > 0 ? (
        <p>
          <Trans>Skipped because no field matches: {leftOut}.</Trans>
        </p>
      ) : null}
      {read.problem ? (
        <p>
          <Trans>Could not read the front matter. It remains in the text.</Trans> {read.problem}
        </p>
      ) : null}
    </Callout>
  )
}

interface FileRead {
  /** Fields of the language, and shared fields. */
  readonly data: LayerData
  readonly shared: LayerData
  readonly understood: readonly string[]
  /** Keys of the file that were skipped: no such field, or a value of the wrong type. */
  readonly skipped: readonly string[]
  /** What is wrong with the front matter, which then stays in the text. */
  readonly problem: string | undefined
}

/** Reads a document from an MDX file: front matter by field name, and the text. Independent of React. */
export function readFile(type: DocumentType, name: string, source: string): FileRead {
  const { entries, body, problem } = partsOf(name, source)
  const data: Record<string, unknown> = {}
  const common: Record<string, unknown> = {}
  const skipped: string[] = []
  const put = (key: string, value: unknown): boolean => {
    const field = Object.hasOwn(type.fields, key) ? type.fields[key] : undefined
    const read = field && fieldSchema(field).safeParse(value)
    if (field === undefined || !read?.success) return false
    ;(field.localized ? data : common)[key] = read.data
    return true
  }
  for (const [key, value] of Object.entries(entries)) if (!put(key, plain(value))) skipped.push(key)
  const bodyName = Object.entries(type.fields).find(([, field]) => isKind(field, 'mdx'))?.[0]
  const heading = /^#[ \t](.+)$/m.exec(body)
  const title = type.title
  const takesHeading =
    title !== undefined && heading?.index === body.search(/\S/) && entries[title] === undefined
  const text =
    takesHeading && put(title, heading?.[1]?.trim()) ? body.replace(heading?.[0] ?? '', '').trimStart() : body
  if (text.trim() !== '' && (bodyName === undefined || !put(bodyName, text))) skipped.push('…')
  return {
    data,
    shared: common,
    understood: [...Object.keys(data), ...Object.keys(common)],
    skipped,
    problem,
  }
}

interface Parts {
  readonly entries: Readonly<Record<string, unknown>>
  readonly body: string
  readonly problem: string | undefined
}

function partsOf(name: string, source: string): Parts {
  if (!/^---\r?\n/.test(source)) return { entries: {}, body: source, problem: undefined }
  try {
    return { ...readFrontMatter(name, source), problem: undefined }
  } catch (error) {
    return { entries: {}, body: source, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Authors write a date without a time, but the model stores timestamps. */
function plain(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00.000Z` : value
}
