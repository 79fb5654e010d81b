/** One property of a component, asked by the control that its schema means. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { NumberField, Select, Switch, TextArea, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import { LinkField } from '../../forms/links/index.ts'
import type { MediaAccept } from '../../media/file-kinds.ts'
import type { MediaItem } from '../../media/media-queries.ts'
import { FileField } from './file-field.tsx'
import type { PropKind } from './prop-kind.ts'
import { kindOfProp } from './prop-kind.ts'
import { choiceLabels, propHints, propLabels } from './prop-labels.ts'

interface PropFieldProps {
  readonly component: string
  readonly name: string
  readonly schema: z.ZodType
  /** `null` where it is not told. */
  readonly value: unknown
  readonly error: string | undefined
  readonly lang: Locale
  readonly onChange: (value: unknown) => void
  /** What is known of a file that was chosen: its size, what it shows. */
  readonly onFile: (item: MediaItem) => void
}

export function PropField(field: PropFieldProps) {
  const { name, schema, value, onChange } = field
  const prop = kindOfProp(name, schema)
  const labels = usePropLabels(field)
  const text = typeof value === 'string' ? value : ''
  switch (prop.kind) {
    case 'switch':
      return (
        <Switch
          {...labels}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || null)}
        />
      )
    case 'number': {
      const number = typeof value === 'number' ? value : null
      return <NumberField {...labels} min={1} value={number} onValueChange={onChange} />
    }
    default: {
      const onText = (next: string) => onChange(next === '' && isOptional(schema) ? null : next)
      return <WrittenProp {...{ field, prop, labels, text, onText }} />
    }
  }
}

type PropLabels = ReturnType<typeof usePropLabels>

/** What is said about a property, whichever control asks for it. */
function usePropLabels({ name, schema, error }: PropFieldProps) {
  const { i18n } = useLingui()
  const word = propLabels[name]
  const hint = propHints[name]
  return {
    label: word === undefined ? name : i18n._(word),
    hint: hint === undefined ? undefined : i18n._(hint),
    error,
    required: !isOptional(schema) && name !== 'alt',
  }
}

function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success
}

type WrittenKind = Exclude<PropKind, { readonly kind: 'switch' } | { readonly kind: 'number' }>

interface WrittenPropProps {
  readonly field: PropFieldProps
  readonly prop: WrittenKind
  readonly labels: PropLabels
  readonly text: string
  readonly onText: (next: string) => void
}

/** A property whose value is words: chosen, found, or written. */
function WrittenProp({ field, prop, labels, text, onText }: WrittenPropProps) {
  const { component, name, schema, lang, onFile } = field
  const write = { ...labels, value: text, onChange: onText }
  switch (prop.kind) {
    case 'choice':
      return <ChoiceProp {...write} choices={prop.choices} isOptional={isOptional(schema)} />
    case 'link':
      return <LinkField {...write} locale={lang} />
    case 'picture':
      return <FileField {...write} accept="image" onFile={() => {}} />
    case 'address':
      return <FileField {...write} accept={acceptOf(component, name)} onFile={onFile} />
    default: {
      const typed = {
        ...{ ...labels, lang, value: text },
        onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(target.value),
      }
      return prop.isLong ? <TextArea {...typed} rows={2} /> : <TextField {...typed} />
    }
  }
}

interface ChoicePropProps extends PropLabels {
  readonly choices: readonly string[]
  readonly isOptional: boolean
  readonly value: string
  readonly onChange: (next: string) => void
}

function ChoiceProp({ choices, isOptional, onChange, ...rest }: ChoicePropProps) {
  const { i18n, t } = useLingui()
  const known = choices.map((choice) => {
    const word = choiceLabels[choice]
    return { value: choice, label: word === undefined ? choice : i18n._(word) }
  })
  const options = isOptional ? [{ value: '', label: t`As usual` }, ...known] : known
  return <Select {...rest} options={options} onChange={({ target }) => onChange(target.value)} />
}

/** Captions are a file that the library does not take: their address is written. */
function acceptOf(component: string, name: string): MediaAccept | undefined {
  if (name !== 'src') return undefined
  return component === 'Video' ? 'video' : 'image'
}
