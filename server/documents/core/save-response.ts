/** The response to a save: the state of the layer, and the MDX errors in its texts. A draft may have errors. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf } from '@cyanotype/content/model/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { LayerState, SavedResponse } from './document-schemas.ts'
import { fieldProblem } from './field-problem.ts'
import { mdxProblems } from './validate-for-publishing.ts'

export function saveResponse(
  type: DocumentType,
  state: LayerState,
  merged: readonly string[],
): SavedResponse {
  const { layer, data } = state
  const errors = mdxProblems(fieldsOf(type, layer), data).map((error) => {
    const { path, values, ...problem } = fieldProblem([layer, ...error.at], error)
    return { ...problem, path: [...path], values: { ...values } }
  })
  return { layer: state, merged: [...merged], errors }
}

/** Translates the messages for the client. */
export function withMessages<WithErrors extends Pick<SavedResponse, 'errors'>>(
  response: WithErrors,
  locale: Locale,
  messages: Messages,
): WithErrors {
  const errors = response.errors.map((error) => ({
    ...error,
    message: messages.sayById(locale, error.code ?? '', error.values) ?? error.message,
  }))
  return { ...response, errors }
}
