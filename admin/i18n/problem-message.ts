import type { I18n } from '@lingui/core'
import type { FieldProblem } from '../api/api-problem.ts'

/** What was refused, in the language of the interface where the catalogue has it, else as the server says it. */
export function problemText(i18n: I18n, { code, message, values }: FieldProblem): string {
  return code !== undefined && Object.hasOwn(i18n.messages, code) ? i18n._(code, { ...values }) : message
}
