/** Props of all parts of the document editor: document, editing session and language. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import type { Editing } from './state/editing-session.ts'
import type { EditingState } from './state/editing-state.ts'

export interface DocumentEditorState {
  readonly type: DocumentType
  readonly editing: Editing
  readonly state: EditingState
  readonly locale: Locale
}

/** The title in the current language, or in the first language that has one. */
export function editedTitle({ type, state, locale }: DocumentEditorState): string | undefined {
  const { title } = type
  if (title === undefined) return undefined
  const { edits } = state
  return [locale, ...siteLayers()]
    .map((layer) => edits[layer].data[title])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '')
}
