/**
 * Slug field: the last part of the URL, shown with the whole URL. It follows the title until it is edited and
 * shows the effect of a change.
 */
import type { SlugField } from '@cyanotype/content/model/index.ts'
import { lastPart, pagePath, slugBeside } from '@cyanotype/content/model/index.ts'
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useStableCaret } from '../../components/rebase-text.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'
import type { Form } from '../form-context.ts'
import { useForm } from '../form-context.ts'

export function SlugEditor(props: EditorProps<SlugField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, siblings } = props
  const value = textIn(props.value)
  const caret = useStableCaret<HTMLInputElement>(value)
  const form = useForm()
  const { taken, published } = useAddress(form, value)
  const labels = labelsOf(i18n, props)
  const [problem] = field.problems(value)
  const shape = problem ? i18n._(problem.message.id, { ...problem.values }) : undefined
  const suggestion = slugBeside(value, textIn(siblings[field.from]))
  return (
    <div className="slug-editor">
      <TextField
        {...labels}
        {...caret}
        error={
          labels.error ??
          (taken === undefined ? shape : t`“${taken}” already uses this slug. Choose another one.`)
        }
        id={id}
        value={value}
        readOnly={readOnly}
        required={field.required}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {form && value !== '' ? <FullAddress form={form} published={published} value={value} /> : null}
      {lastPart(suggestion) !== '' && suggestion !== value && !readOnly ? (
        <Button variant="link" size="sm" className="slug-follow" onClick={() => onChange(suggestion)}>
          {t`Use “${suggestion}”`}
        </Button>
      ) : null}
    </div>
  )
}

interface Address {
  /** The title of the document that has the slug already. */
  readonly taken: string | undefined
  /** The published slug. */
  readonly published: string | undefined
}

/** In ms. The request follows a pause in typing. */
const debounceMs = 300

/** Slug check: whether another document has the slug that is typed, and which slug is published. */
function useAddress(form: Form | undefined, value: string): Address {
  const { api } = useAdmin()
  const slug = useDebounced(value)
  const { type, locale = 'en', document } = form ?? {}
  const isOther = type !== undefined && slug !== '' && slug !== form?.edits[locale].base[type.slug ?? '']
  const check = useQuery({
    queryKey: ['documents', type?.name, 'slug', locale, slug, document?.id],
    enabled: isOther,
    queryFn: () =>
      api('GET /api/documents/{type}/slug', {
        params: { type: type?.name ?? '' },
        query: { locale, slug, except: document?.id },
      }),
  })
  const version = document?.layers[locale].publishedVersion ?? null
  const response = useQuery({
    queryKey: ['documents', type?.name, 'published', document?.id, locale, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', {
        params: { type: type?.name ?? '', id: document?.id ?? '', locale, number: version ?? 0 },
      }),
  })
  const published = response.data?.data[type?.slug ?? '']
  return {
    taken: isOther ? check.data?.document?.title : undefined,
    published: typeof published === 'string' ? published : undefined,
  }
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

interface FullAddressProps {
  readonly form: Form
  readonly published: string | undefined
  readonly value: string
}

function FullAddress({ form, published, value }: FullAddressProps) {
  const { type, locale, data } = form
  const path = pagePath(type, locale, data)
  if (path === undefined) return null
  const old =
    published === undefined ? undefined : pagePath(type, locale, { ...data, [type.slug ?? '']: published })
  return (
    <p className="slug-address">
      <code>{`${location.host}${path}`}</code>
      {old !== undefined && published !== value ? (
        <span>
          <Trans>After publishing, {old} redirects here.</Trans>
        </span>
      ) : null}
    </p>
  )
}
