/**
 * Link field: a typed URL or a selected document. The link to a document stays valid when its URL changes,
 * and the field warns when visitors cannot see it.
 */
import { safeHref } from '@cyanotype/content/model/hrefs.ts'
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import {
  fallbackLocales,
  pagePath,
  readDocumentHref,
  shared,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { ComboboxOption, FieldText } from '@cyanotype/ui/index.ts'
import { Combobox, Icon, Link } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { titleIn } from '../api/document-summary.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { useAddress } from '../components/admin-link.tsx'
import { languageName } from '../i18n/formats.tsx'
import { typeCalled } from './document-title.tsx'
import { findDocuments } from './find-documents.ts'
import './links.css'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api, ResponseAt } from '../api/client.ts'

interface LinkFieldProps extends FieldText {
  readonly value: string
  /** Called with the title, too, if a document of a collection was chosen. */
  readonly onChange: (href: string, title?: string) => void
  readonly id?: string | undefined
  /** The language of the text with the link. The default is the language of the interface. */
  readonly locale?: Locale | undefined
  readonly readOnly?: boolean | undefined
  readonly required?: boolean | undefined
}

export function LinkField({ value, onChange, id, locale, readOnly = false, ...labels }: LinkFieldProps) {
  const { i18n, t } = useLingui()
  const { api, language } = useAdmin()
  const of = locale ?? language
  const { data: target } = useQuery(targetQuery(api, value))
  /** The selected option is shown until the document is loaded. */
  const [chosen, setChosen] = useState<ComboboxOption>()
  const search = useCallback(
    (query: string) => findDocuments({ api, i18n, locale: of }, query),
    [api, i18n, of],
  )
  const isFollowing = readDocumentHref(value) !== undefined
  const nameOf = () => {
    if (target) return nameOfTarget(i18n, target, of)
    if (target === null) return t`Deleted document`
    return chosen?.value === value ? chosen.label : '…'
  }
  return (
    <div className="link-field">
      <Combobox
        {...labels}
        id={id}
        options={search}
        value={value === '' ? null : { value, label: isFollowing ? nameOf() : value }}
        readOnly={readOnly}
        placeholder={readOnly ? undefined : t`URL or page`}
        readTyped={(typed) => {
          const address = urlOfTypedText(typed)
          return address === undefined ? undefined : { value: address, label: address }
        }}
        onValueChange={(option) => {
          setChosen(option ?? undefined)
          const { value: href = '', label } = option ?? {}
          onChange(href, hasTitle(href) ? label : undefined)
        }}
      />
      {isFollowing ? <LinkNote target={target} locale={of} /> : null}
    </div>
  )
}

/** Singles have the name of their type, which is in the language of the interface. */
function hasTitle(href: string): boolean {
  return typeCalled(readDocumentHref(href)?.type ?? '')?.kind === 'collection'
}

/** The name of a linked document. A single has the name of its type. */
export function nameOfTarget(i18n: I18n, { type, titles }: DocumentTarget, locale: Locale): string {
  if (type.kind === 'single') return i18n._(type.label)
  return titleIn(titles, locale) ?? i18n._(msg`Untitled`)
}

/** Converts typed or pasted text to a URL. `undefined` for other text, which is a search for documents. */
export function urlOfTypedText(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (/^(?:[/#?]|\.\.?\/)/.test(text) || /^(?:https?:\/\/|mailto:|tel:)./i.test(text)) return safeHref(text)
  if (/^[^\s@:/]+@[^\s@:/]+\.\p{L}{2,}$/u.test(text)) return `mailto:${text}`
  if (/^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(text))
    return `https://${text}`
  return undefined
}

interface LinkNoteProps {
  /** `null` when it was deleted, `undefined` while it is loading. */
  readonly target: DocumentTarget | null | undefined
  readonly locale: Locale
}

/** Shows the current URL of the linked document, or why visitors see no link. */
export function LinkNote({ target, locale }: LinkNoteProps) {
  const { i18n } = useLingui()
  const language = languageName(locale, i18n.locale)
  if (target === undefined) return <p className="link-note" />
  if (target === null || target.isTrashed) {
    return (
      <p className="link-note" data-tone="warning">
        <Icon name="warning" />
        {target === null ? (
          <Trans>This document was deleted. Choose another page or URL.</Trans>
        ) : (
          <Trans>This document is in the trash. Visitors do not see the link.</Trans>
        )}
      </p>
    )
  }
  const path = target.paths[locale]
  return (
    <p className="link-note" data-tone={path === undefined ? 'warning' : undefined}>
      <Icon name={path === undefined ? 'warning' : 'link'} />
      {path === undefined ? (
        <span>
          <Trans>Not published in {language}. Visitors do not see the link.</Trans>
        </span>
      ) : (
        <code>{path}</code>
      )}
      <OpenDocument target={target} />
    </p>
  )
}

function OpenDocument({ target }: { readonly target: DocumentTarget }) {
  const { t } = useLingui()
  const address = useAddress(`/admin/edit/${target.id}`)
  return (
    <Link href={address} target="_blank" variant="quiet" aria-label={t`Open document in a new tab`}>
      <Trans>Open</Trans>
    </Link>
  )
}

type DocumentResponse = ResponseAt<'GET /api/documents/{type}/{id}'>

interface DocumentTarget {
  readonly type: DocumentType
  readonly id: string
  /** The title in each language that has one. */
  readonly titles: Readonly<Partial<Record<Locale, string>>>
  /** The public URL in each language that has one. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>
  readonly isTrashed: boolean
}

/**
 * Link target: a document, whose current URL is used, or a URL. Loads the linked document, or `null` if it was
 * deleted. URLs need no request.
 */
export function targetQuery(api: Api, href: string) {
  const target = readDocumentHref(href)
  const type = target === undefined ? undefined : typeCalled(target.type)
  return queryOptions({
    queryKey: ['documents', target?.type, 'target', target?.id],
    enabled: target !== undefined,
    staleTime: 30_000,
    queryFn: async (): Promise<DocumentTarget | null> => {
      if (target === undefined || type === undefined) return null
      try {
        const params = { type: type.name, id: target.id }
        return describeTarget(type, await api('GET /api/documents/{type}/{id}', { params }))
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })
}

function describeTarget(type: DocumentType, document: DocumentResponse): DocumentTarget {
  const titles: Partial<Record<Locale, string>> = {}
  const paths: Partial<Record<Locale, string>> = {}
  const dataIn = (locale: Locale): LayerData => ({
    ...document.layers[shared].data,
    ...document.layers[locale].data,
  })
  for (const locale of siteLocales()) {
    const data = dataIn(locale)
    const title = type.title === undefined ? undefined : data[type.title]
    if (typeof title === 'string' && title.trim() !== '') titles[locale] = title
    const languages = type.isShownUntranslated ? fallbackLocales(locale) : [locale]
    const shown = languages.find((code) => isPublic(document, code))
    const path = shown && pagePath(type, locale, dataIn(shown))
    if (path !== undefined) paths[locale] = path
  }
  return { type, id: document.id, titles, paths, isTrashed: document.trashedAt !== null }
}

function isPublic({ layers }: DocumentResponse, layer: Layer): boolean {
  return layers[layer].publishedVersion !== null && layers[layer].status !== 'archived'
}
