/** View page: opens the published page of the open language, also when the draft has another slug. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { pagePath, readLocale, shared } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useIsOn } from '../../components/switched-off.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import { isPublic } from '../saving/publishing.ts'
import { openPublicPage, pageAddress } from './public-page.ts'

type Editor = Pick<DocumentEditorState, 'type' | 'state' | 'locale'>

/** `undefined` if visitors cannot see a page in the language. */
export function useViewPage({ type, state, locale }: Editor): (() => void) | undefined {
  const { api } = useAdmin()
  const isOn = useIsOn()
  const { document, edits } = state
  const address = pageAddress(type, locale, edits)
  if (document === undefined || document.trashedAt !== null || address === undefined) return undefined
  if (!isPublic(document, locale) || !isOn(readLocale(address).path)) return undefined
  const publicData = async (layer: Layer) => {
    const { publishedVersion, version, data } = document.layers[layer]
    if (publishedVersion === null || publishedVersion === version) return data
    const params = { type: type.name, id: document.id, locale: layer, number: publishedVersion }
    return (await api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', { params })).data
  }
  return () => {
    const layers: readonly Layer[] = [shared, locale]
    const isNewest = layers.every((layer) => isPublishedAsItIs(document, layer))
    const open = (data: Record<string, unknown>) =>
      openPublicPage(encodeURI(pagePath(type, locale, data) ?? address))
    if (isNewest) return open({ ...document.layers[shared].data, ...document.layers[locale].data })
    void Promise.all([publicData(shared), publicData(locale)])
      .then(([common, own]) => open({ ...common, ...own }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error
        toasts.add({ tone: 'danger', title: error.message })
      })
  }
}

function isPublishedAsItIs({ layers }: DocumentResponse, layer: Layer): boolean {
  const { publishedVersion, version } = layers[layer]
  return publishedVersion === version || publishedVersion === null
}
