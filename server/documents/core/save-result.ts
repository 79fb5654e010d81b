/** What a save is answered with: the layer as it is now, and what its texts hold that no page can show. */
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

/** In the words of whoever asks. */
export function withMessages(saved: SavedAnswer, locale: Locale, messages: Messages): SavedAnswer {
  const errors = saved.errors.map((error) => ({
    ...error,
    message: messages.sayById(locale, error.code ?? '', error.values) ?? error.message,
  }))
  return { ...saved, errors }
}
