/** Machine translation in the editor: translates values of fields, and confirms what a machine translated. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { Translation } from '../document-queries.ts'
import { machineServiceQuery, translationQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'

type MachineTexts = Translation['machineTexts']

export interface MachineTranslation {
  /** The name of the service. `undefined` if none is set up. */
  readonly service: string | undefined
  /** Texts of the edited language that a machine translated and no user has confirmed. */
  readonly texts: MachineTexts
  /** `undefined` if it failed, which a notification reports. */
  readonly translate: (source: Locale, field: string, value: unknown) => Promise<unknown>
  readonly confirm: (texts: MachineTexts) => void
}

const none: MachineTexts = []

/** `undefined` if the user may not edit the language. */
export function useMachineTranslation(
  { type, state, locale }: DocumentEditorState,
  isAllowed: boolean,
): MachineTranslation | undefined {
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { document } = state
  const service = useQuery(machineServiceQuery(api)).data?.service ?? undefined
  const translation = useQuery(translationQuery(api, { type, document, locale })).data
  const texts = translation?.locale === locale ? translation.machineTexts : none
  const id = document?.id
  return useMemo(() => {
    if (!isAllowed || id === undefined) return undefined
    const params = { type: type.name, id, locale }
    const attempt = async <Result>(request: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await request()
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        toasts.add({ tone: 'danger', urgent: true, title: error.message })
        return undefined
      }
    }
    return {
      service,
      texts,
      translate: async (source, field, value) => {
        const at = 'POST /api/documents/{type}/{id}/{locale}/machine-translation'
        const response = await attempt(() => api(at, { params, body: { source, field, value } }))
        return response?.value
      },
      confirm(confirmed) {
        const at = 'POST /api/documents/{type}/{id}/{locale}/machine-translation/confirmation'
        const body = { texts: confirmed.map(({ field, passage }) => ({ field, passage })) }
        void attempt(() => api(at, { params, body })).then(async () => {
          await queries.invalidateQueries({ queryKey: ['translation'] })
          await queries.invalidateQueries({ queryKey: ['checks'] })
        })
      },
    }
  }, [isAllowed, id, type, locale, service, texts, api, queries])
}
