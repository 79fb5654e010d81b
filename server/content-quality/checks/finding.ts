/** Something that a check has found in a document: where it is, and how much it matters. */
import type { Layer, Message } from '@cyanotype/content/model/index.ts'

export interface CheckResult {
  readonly layer: Layer
  /** The field's name, with places inside it: `seo.title`, `gallery.2`; undefined for the layer as a whole. */
  readonly field: string | undefined
  /** An error keeps the layer from being published, a warning does not. */
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** In English; in the caller's language by the code where the catalogues know it. */
  readonly message: string
  readonly values: Readonly<Record<string, string | number>>
  /** Within a text. */
  readonly position?: TextPosition | undefined
}

export interface TextPosition {
  readonly line: number
  readonly column: number
}

export function warning(
  layer: Layer,
  field: string | undefined,
  { id: code, message }: Message,
  values: CheckResult['values'] = {},
  position?: TextPosition,
): CheckResult {
  return { layer, field, severity: 'warning', code, message, values, position }
}
