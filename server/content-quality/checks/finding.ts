/** One result of a check: its place and severity. */
import type { Layer, Message } from '@cyanotype/content/model/index.ts'

export interface CheckResult {
  readonly layer: Layer
  /**
   * The name of the field with the path inside it: `seo.title`, `gallery.2`. Undefined for the whole layer.
   */
  readonly field: string | undefined
  /** An error prevents publishing, a warning does not. */
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** In English. The client gets a translation if the catalogues contain the code. */
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
