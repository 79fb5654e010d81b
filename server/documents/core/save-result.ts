/** The result of a save: the state of the layer, and the MDX errors in its texts. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { LayerState, SavedAnswer } from './document-schemas.ts'
import { textProblemsOf } from './validate-for-publishing.ts'

export function savedAs(type: DocumentType, layer: LayerState, merged: readonly string[]): SavedAnswer {
  const problems = textProblemsOf(type, layer.layer, layer.data)
  const errors = problems.map(({ path, values, ...problem }) => ({
    ...problem,
    path: [...path],
    values: { ...values },
  }))
  return { layer, merged: [...merged], errors }
}

/** Translates the messages for the client. */
export function withMessages(saved: SavedAnswer, locale: Locale, messages: Messages): SavedAnswer {
  const errors = saved.errors.map((error) => ({
    ...error,
    message: messages.sayById(locale, error.code ?? '', error.values) ?? error.message,
  }))
  return { ...saved, errors }
}
