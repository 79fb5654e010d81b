/** Props of all field editors, and the label, hint and errors for their controls. */
import type { Fields, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { BlockPlace, NotifyTiming, TextBeside, TextChecks } from '../rich-text/index.ts'

/** An error at a path within the field. An empty path is the field itself. */
export interface FieldError {
  readonly path: readonly string[]
  readonly message: string
}

export interface EditorProps<F> {
  readonly field: F
  /** The stored value. A value of another type counts as empty. */
  readonly value: unknown
  /** `timing`: whether the form has to render before the next key. */
  readonly onChange: (value: unknown, timing?: NotifyTiming) => void
  /** The id of its control, which error lists link to. Parts append their names: `el-hero-title`. */
  readonly id: string
  readonly errors: readonly FieldError[]
  readonly readOnly: boolean
  /** The language of the value, or `undefined` when all languages share it. */
  readonly lang: Locale | undefined
  /** The other fields of the layer, for a field that is derived from another, such as a slug. */
  readonly siblings: LayerData
  /** Whether it is the title of a document, which has a large font as on the page. */
  readonly isTitle?: boolean
  /** Replaces the label of the field, such as for one of several tags. */
  readonly label?: ReactNode
  /** The menu beside the label, with further actions. */
  readonly menu?: ReactNode
  /** Findings of the checks, and the text that was checked. */
  readonly checks?: TextChecks | undefined
  /** The same text in other languages, for a rich text. */
  readonly beside?: TextBeside | undefined
  /** Starts a comment about a block of a rich text. */
  readonly onComment?: ((block: BlockPlace) => void) | undefined
  /** The value that applies when the field is empty. */
  readonly placeholder?: string | undefined
}

type AnyEditorProps = Pick<EditorProps<Fields[string]>, 'field' | 'errors' | 'label' | 'menu'>

export function labelsOf(i18n: I18n, { field, errors, label, menu }: AnyEditorProps): Required<FieldText> {
  return {
    label: label ?? i18n._(field.label),
    hint: field.help === undefined ? undefined : i18n._(field.help),
    error: errors.find(({ path }) => path.length === 0)?.message,
    help: menu,
  }
}

/** The errors of one part, with paths relative to it. */
export function errorsWithin(errors: readonly FieldError[], part: string): readonly FieldError[] {
  return errors.flatMap(({ path: [first, ...path], message }) => (first === part ? [{ path, message }] : []))
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
