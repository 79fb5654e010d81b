/** Component form: one control per prop. Invalid values show an error and are not applied. */
import { embedSchema, nameSchema, propsOf } from '@cyanotype/content/mdx/components/define-component.ts'
import { embedServices } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { isLinkable } from '@cyanotype/content/model/hrefs.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { Fragment, useRef, useState } from 'react'
import { z } from 'zod'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import type { MediaItem } from '../../media/media-item.ts'
import type { Props } from '../toolbar/component-commands.ts'
import { LibraryAlt } from './library-alt-text.tsx'
import { kindOfProp, PropField } from './prop-field.tsx'

interface ComponentFormProps {
  readonly name: string
  readonly props: Props
  readonly lang: Locale
  /** Whether the component is not in the text yet. */
  readonly isNew: boolean
  readonly onDone: (props: Props) => void
  readonly onClose: () => void
}

export function ComponentForm({ name, props, lang, isNew, onDone, onClose }: ComponentFormProps) {
  const { i18n, t } = useLingui()
  const [values, setValues] = useState<Props>(props)
  const [isChecked, setIsChecked] = useState(!isNew)
  const handleFocus = useSelectedFirst()
  const component = componentNamed(name)
  if (component === undefined) return null
  const propEntries = Object.entries(propsOf(component))
  const problems = new Map(
    propEntries.map(([prop, schema]) => [prop, problemOf(i18n, { name: prop, schema, value: values[prop] })]),
  )
  const handleSubmit = (form: HTMLFormElement) => {
    if ([...problems.values()].every((problem) => problem === undefined)) onDone(values)
    else focusFirstError(form, () => setIsChecked(true))
  }
  const takeFile = (item: MediaItem) =>
    setValues((before) => ({ ...before, ...propsFromFile(item, values, component.schema) }))
  return (
    <FormDialog
      isDrawer
      onClose={onClose}
      title={i18n._(component.label)}
      action={isNew ? t`Insert` : t`Apply`}
      noValidate
      onFocus={handleFocus}
      onSubmit={handleSubmit}
    >
      <p className="component-help">{i18n._(component.help)}</p>
      {propEntries.map(([prop, schema]) => (
        <Fragment key={prop}>
          <PropField
            component={name}
            name={prop}
            schema={schema}
            value={values[prop] ?? null}
            error={isChecked ? problems.get(prop) : undefined}
            lang={lang}
            onChange={(value) => setValues((before) => ({ ...before, [prop]: value }))}
            onFile={takeFile}
          />
          {prop === 'alt' ? <LibraryAlt src={values.src} alt={values.alt} lang={lang} /> : null}
        </Fragment>
      ))}
    </FormDialog>
  )
}

/** Typing replaces the value that has the focus first, such as the label of a new field. */
function useSelectedFirst() {
  const hasFocused = useRef(false)
  return ({ target }: FocusEvent) => {
    if (!hasFocused.current && target instanceof HTMLInputElement) target.select()
    hasFocused.current = true
  }
}

interface PropProblem {
  readonly name: string
  readonly schema: z.ZodType
  readonly value: unknown
}

/** Describes what is wrong with a prop and what to do. */
export function problemOf(i18n: I18n, { name, schema, value }: PropProblem): string | undefined {
  const entered = value ?? undefined
  if (schema.safeParse(entered).success) return undefined
  if (entered === undefined || entered === '') return i18n._(msg`This field is required.`)
  const { kind } = kindOfProp(name, schema)
  const isAddress = kind === 'link' || kind === 'picture' || kind === 'address'
  if (isAddress && !isLinkable(String(entered))) {
    return i18n._(msg`Enter a URL that starts with https:// or a path that starts with a slash.`)
  }
  if (schema === embedSchema) {
    const services = embedServices.join(', ')
    return i18n._(msg`This URL cannot be embedded. Supported: ${services}.`)
  }
  if (name === 'count') return i18n._(msg`Enter a whole number from 1 to 12.`)
  if (kind === 'number') return i18n._(msg`Enter a whole number from 1 to 10,000.`)
  if (name === 'language') return i18n._(msg`Enter a language code, for example en or pt-BR.`)
  // Names have restricted characters. Other text can only be too long.
  return schema === nameSchema || (schema instanceof z.ZodOptional && schema.unwrap() === nameSchema)
    ? i18n._(msg`Use letters, digits and hyphens only.`)
    : i18n._(msg`This text is too long. Shorten it.`)
}

/** Keeps values that the editor entered. The dimensions always come from the file. */
function propsFromFile({ alt, caption, width, height }: MediaItem, entered: Props, props: object): Props {
  const values = { alt, caption: caption === '' ? null : caption, width, height }
  const applicable = Object.entries(values).filter(([prop]) => Object.hasOwn(props, prop))
  return Object.fromEntries(
    applicable.filter(([prop]) => !entered[prop] || prop === 'width' || prop === 'height'),
  )
}
