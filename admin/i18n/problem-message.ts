import type { I18n } from '@lingui/core'
import type { FieldProblem } from '../api/api-problem.ts'

/**
 * Message of a problem in the language of the interface if the catalogue has it, otherwise the text of the
 * server.
 */
export function problemText(i18n: I18n, { code, message, values }: FieldProblem): string {
  return code !== undefined && Object.hasOwn(i18n.messages, code) ? i18n._(code, { ...values }) : message
}
