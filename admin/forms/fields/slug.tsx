/** The last part of an address, with the whole of it: it follows the title until somebody writes it, and says what a change does. */
import type { SlugField } from '@cyanotype/content/model/index.ts'
import { pagePath, slugFrom } from '@cyanotype/content/model/index.ts'
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'
import type { Form } from '../form-context.ts'
import { useForm } from '../form-context.ts'
import { useAddress } from './use-slug-availability.ts'
import { useSteadyCaret } from './use-stable-caret.ts'

export function SlugEditor(props: EditorProps<SlugField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, siblings } = props
  const value = textIn(props.value)
  const caret = useSteadyCaret<HTMLInputElement>(value)
  const form = useForm()
  const { taken, published } = useAddress(form, value)
  const words = labelsOf(i18n, props)
  const [complaint] = field.complaints(value)
  const shape = complaint ? i18n._(complaint.message.id, { ...complaint.values }) : undefined
  const suggestion = slugFrom(textIn(siblings[field.from]))
  return (
    <div className="slug-editor">
      <TextField
        {...words}
        {...caret}
        error={words.error ?? (taken === undefined ? shape : t`“${taken}” has this address already.`)}
        id={id}
        value={value}
        readOnly={readOnly}
        required={field.required}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {form && value !== '' ? <WholeAddress form={form} published={published} value={value} /> : null}
      {suggestion !== '' && suggestion !== value && !readOnly ? (
        <Button variant="link" size="sm" className="slug-follow" onClick={() => onChange(suggestion)}>
          {t`Make it “${suggestion}”`}
        </Button>
      ) : null}
    </div>
  )
}

interface WholeAddressProps {
  readonly form: Form
  readonly published: string | undefined
  readonly value: string
}

function WholeAddress({ form, published, value }: WholeAddressProps) {
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
          <Trans>Once published, {old} leads here.</Trans>
        </span>
      ) : null}
    </p>
  )
}
