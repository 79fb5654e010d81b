/** Form context: document type, language and all values, for fields that depend on several fields. */
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Editing } from '../document-editor/state/editing-session.ts'
import type { EditingState } from '../document-editor/state/editing-state.ts'

export interface FormContextValue {
  readonly type: DocumentType
  /** The current language. */
  readonly locale: Locale
  readonly editing: Pick<Editing, 'state' | 'subscribe'>
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

export const FormProvider = FormContext.Provider

export interface Form {
  readonly type: DocumentType
  readonly locale: Locale
  readonly document: EditingState['document']
  readonly edits: EditingState['edits']
  /** All values of a page in this language. */
  readonly data: LayerData
}

const silent = () => () => undefined

/** `undefined` when a field is rendered outside a form. */
export function useForm(): Form | undefined {
  const form = useContext(FormContext)
  const state = useSyncExternalStore(form?.editing.subscribe ?? silent, () => form?.editing.state())
  if (form === undefined || state === undefined) return undefined
  const { type, locale } = form
  const { document, edits } = state
  return { type, locale, document, edits, data: { ...edits[shared].data, ...edits[locale].data } }
}
