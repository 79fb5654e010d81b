/** What every editor of a field is given, and how it finds the words that stand around its control. */
import type { Field, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { Pace } from '../document-editor/state/throttle-notify.ts'
import type { TextChecks } from '../rich-text/index.ts'

/** Something that is wrong with a value, at a place inside the field; an empty path is the field itself. */
export interface FieldError {
  readonly path: readonly string[]
  readonly message: string
}

export interface EditorProps<F> {
  readonly field: F
  /** As it is kept. A value that does not fit the kind counts as empty. */
  readonly value: unknown
  /** `pace`: whether what is around it has to be drawn anew before the next key. */
  readonly onChange: (value: unknown, pace?: Pace) => void
  /** The id of its control: what a list of errors leads to. Parts of it add their names: `el-hero-title`. */
  readonly id: string
  readonly errors: readonly FieldError[]
  readonly readOnly: boolean
  /** The language that is written in it; none where all languages share it. */
  readonly lang: Locale | undefined
  /** The other fields of the same layer, for a field that is made from another. */
  readonly siblings: LayerData
  /** Set large, as the page will set it: the title of a document. */
  readonly isTitle?: boolean
  /** What it is called here, where its own label is not enough: one of several tags. */
  readonly label?: ReactNode
  /** What can be done with it beyond writing: a quiet button beside its label. */
  readonly menu?: ReactNode
  /** What the checks say about places inside a text, and of which text they speak. */
  readonly checks?: TextChecks | undefined
  /** What holds where nothing is written. */
  readonly placeholder?: string | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: words are the same whatever the value is.
type AnyEditorProps = Pick<EditorProps<Field<any>>, 'field' | 'errors' | 'label' | 'menu'>

export function labelsOf(i18n: I18n, { field, errors, label, menu }: AnyEditorProps): Required<FieldText> {
  return {
    label: label ?? i18n._(field.label),
    hint: field.help === undefined ? undefined : i18n._(field.help),
    error: errors.find(({ path }) => path.length === 0)?.message,
    help: menu,
  }
}

/** The errors of one part, with paths that begin there. */
export function errorsWithin(errors: readonly FieldError[], part: string): readonly FieldError[] {
  return errors.flatMap(({ path: [first, ...path], message }) => (first === part ? [{ path, message }] : []))
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
