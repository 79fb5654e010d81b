import type { Fields } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import type { I18n } from '@lingui/core'

/** The label of a field with the names of its groups: "Opening, Title". */
export function fieldLabel(i18n: I18n, fields: Fields, path: readonly (string | number)[]): string {
  const [name = '', ...rest] = path
  const field = fields[String(name)]
  if (field === undefined) return path.join(', ')
  const label = i18n._(field.label)
  if (isKind(field, 'group') && rest.length > 0) return `${label}, ${fieldLabel(i18n, field.fields, rest)}`
  const index = rest.find((part) => /^\d+$/.test(String(part)))
  return index === undefined ? label : `${label} ${Number(index) + 1}`
}
