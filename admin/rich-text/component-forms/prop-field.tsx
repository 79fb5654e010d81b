/** Prop field: edits one prop of a component with the control for its schema. */
import {
  embedSchema,
  linkSchema,
  textSchema,
  urlSchema,
} from '@cyanotype/content/mdx/components/define-component.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import { showcaseSections } from '@cyanotype/content/model/site-sections.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import { Button, NumberField, Select, Switch, TextArea, TextField } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { z } from 'zod'
import { LinkField } from '../../links/index.ts'
import type { MediaAccept, MediaItem } from '../../media/media-item.ts'
import { MediaPicker } from '../../media/picker/media-picker.tsx'

interface PropFieldProps {
  readonly component: string
  readonly name: string
  readonly schema: z.ZodType
  /** `null` when the prop is not set. */
  readonly value: unknown
  readonly error: string | undefined
  readonly lang: Locale
  readonly onChange: (value: unknown) => void
  /** Called with the selected file, to fill in its dimensions and alt text. */
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

/** Labels of props and choices. A test checks that none is missing. */
export const propLabels: Readonly<Record<string, MessageDescriptor>> = {
  address: msg`Address`,
  alt: msg`Alt text`,
  at: msg`Date or label`,
  author: msg`Quote author`,
  caption: msg`Caption`,
  captions: msg`Captions URL`,
  color: msg`Colour`,
  count: msg`Number of entries`,
  darkSrc: msg`Image for the dark theme`,
  defaultValue: msg`Default tab`,
  group: msg`Group`,
  height: msg`Height in pixels`,
  help: msg`Help text`,
  hidden: msg`Hide on the page`,
  href: msg`URL or page`,
  label: msg`Label`,
  language: msg`Captions language`,
  name: msg`Name`,
  note: msg`Note`,
  options: msg`Options`,
  open: msg`Open by default`,
  position: msg`Role`,
  poster: msg`Poster image`,
  required: msg`Required`,
  section: msg`Section`,
  side: msg`Image position`,
  source: msg`Quote source`,
  src: msg`File`,
  submit: msg`Label of the button`,
  tag: msg`Tag`,
  term: msg`Term`,
  thanks: msg`Thanks`,
  title: msg`Title`,
  tone: msg`Tone`,
  type: msg`Answer type`,
  value: msg`ID`,
  'Embed.href': msg`URL`,
  'Form.name': msg`Name of the form`,
  'Statistic.value': msg`Figure`,
  variant: msg`Style`,
  width: msg`Width in pixels`,
}

/** Hints for props whose label is not enough. */
const propHints: Readonly<Record<string, MessageDescriptor>> = {
  alt: msg`Describe the image in one sentence for screen readers.`,
  captions: msg`A WebVTT file.`,
  defaultValue: msg`ID of the tab that is open by default.`,
  group: msg`Tabs with the same group switch together.`,
  language: msg`For example, en or pt-BR.`,
  value: msg`Letters, digits and hyphens.`,
  options: msg`For a choice. Write a semicolon between the options.`,
  thanks: msg`Shown in place of the form after it was sent.`,
  'Embed.href': msg`A video on YouTube or Vimeo, a post on Mastodon, a map on OpenStreetMap, or a Figma file.`,
  'Embed.title': msg`Describe the content in a few words. Screen readers read it too.`,
  'Form.name': msg`Answers are listed under this name. Visitors do not see it.`,
  'FormField.type': msg`Default: text.`,
}

export const choiceLabels: Readonly<Record<string, MessageDescriptor>> = {
  ...showcaseSections,
  amber: msg`Amber`,
  choice: msg`Choice`,
  consent: msg`Consent`,
  danger: msg`Danger`,
  date: msg`Date`,
  email: msg`E-mail`,
  end: msg`After the text`,
  ghost: msg`Borderless`,
  green: msg`Green`,
  info: msg`Information`,
  link: msg`Text link`,
  'long-text': msg`Long text`,
  neutral: msg`Neutral`,
  note: msg`Note`,
  number: msg`Number`,
  outline: msg`Outlined`,
  primary: msg`Accent`,
  red: msg`Red`,
  start: msg`Before the text`,
  soft: msg`Soft`,
  solid: msg`Solid`,
  success: msg`Success`,
  text: msg`Text`,
  tip: msg`Tip`,
  violet: msg`Violet`,
  warning: msg`Warning`,
}

/** The label, hint and error of a prop, for all kinds of controls. */
function usePropLabels({ component, name, schema, error }: PropFieldProps) {
  const { i18n } = useLingui()
  const word = propLabels[`${component}.${name}`] ?? propLabels[name]
  const hint = isText(name, schema) ? undefined : (propHints[`${component}.${name}`] ?? propHints[name])
  return {
    label: word === undefined ? name : i18n._(word),
    hint: hint === undefined ? undefined : i18n._(hint),
    error,
    required: !isOptional(schema) && name !== 'alt',
  }
}

/** A prop that is text here and the name of a tab elsewhere. */
const isText = (name: string, schema: z.ZodType) => name === 'value' && schema === textSchema

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

/** A prop with a text value: selected, searched or typed. */
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
        ...{ ...labels, lang, dir: locales[lang].dir, value: text },
        onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(target.value),
      }
      return prop.isLong ? <TextArea {...typed} rows={2} /> : <TextField {...typed} />
    }
  }
}

interface FileFieldProps extends FieldText {
  /** Without it, the library offers no files. */
  readonly accept: MediaAccept | undefined
  readonly value: string
  readonly required: boolean
  readonly onChange: (address: string) => void
  readonly onFile: (item: MediaItem) => void
}

/** The URL of a file: selected from the library or typed. */
function FileField({ accept, value, onChange, onFile, ...labels }: FileFieldProps) {
  const { t } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="file-field">
      <TextField
        {...labels}
        inputMode="url"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {accept === undefined ? null : (
        <>
          <Button
            variant="outline"
            color="neutral"
            size="sm"
            icon="image"
            onClick={() => setIsChoosing(true)}
          >
            {t`Choose from library`}
          </Button>
          <MediaPicker
            open={isChoosing}
            accept={accept}
            onClose={() => setIsChoosing(false)}
            onChoose={(item) => {
              onChange(item.src)
              onFile(item)
            }}
          />
        </>
      )}
    </div>
  )
}

interface ChoicePropProps extends PropLabels {
  readonly choices: readonly string[]
  readonly isOptional: boolean
  readonly value: string
  readonly onChange: (next: string) => void
}

function ChoiceProp({ choices, isOptional, onChange, ...rest }: ChoicePropProps) {
  const { i18n, t } = useLingui()
  const labelled = choices.map((choice) => {
    const word = choiceLabels[choice]
    return { value: choice, label: word === undefined ? choice : i18n._(word) }
  })
  const options = isOptional ? [{ value: '', label: t`Default` }, ...labelled] : labelled
  return <Select {...rest} options={options} onChange={({ target }) => onChange(target.value)} />
}

/** The library does not accept caption files, so their URL is typed. */
function acceptOf(component: string, name: string): MediaAccept | undefined {
  if (name !== 'src') return undefined
  return componentNamed(component)?.editor.fileType ?? 'image'
}

const longProps: ReadonlySet<string> = new Set(['alt', 'caption', 'help', 'options', 'thanks'])
const imageProps: ReadonlySet<string> = new Set(['poster', 'darkSrc'])

/** Prop kinds: derives the control for a prop from the schema that the checker uses. */
type PropKind =
  | { readonly kind: 'words'; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'address' }

export function kindOfProp(name: string, schema: z.ZodType): PropKind {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' }
  if (inner instanceof z.ZodNumber) return { kind: 'number' }
  if (inner === linkSchema) return { kind: 'link' }
  if (inner === embedSchema) return { kind: 'address' }
  if (inner === urlSchema) return { kind: imageProps.has(name) ? 'picture' : 'address' }
  return { kind: 'words', isLong: longProps.has(name) }
}
