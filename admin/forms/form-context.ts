/** Form context: document type, language and all values, for fields that depend on several fields. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ResponseAt } from '../api/client.ts'

/** What fields read of the document that they belong to. */
interface FormState {
  /** The saved document, or `undefined` before the first save. */
  readonly document: ResponseAt<'GET /api/documents/{type}/{id}'> | undefined
  readonly edits: Readonly<Record<Layer, { readonly base: LayerData; readonly data: LayerData }>>
}

export interface FormContextValue {
  readonly type: DocumentType
  /** The current language. */
  readonly locale: Locale
  readonly editing: { state(): FormState; subscribe(listener: () => void): () => void }
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

export const FormProvider = FormContext.Provider

export interface Form extends FormState {
  readonly type: DocumentType
  readonly locale: Locale
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
