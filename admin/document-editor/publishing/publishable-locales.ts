/** Which languages can be made public now by whoever is here, and which of them one probably means. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, may, shared } from '@cyanotype/content/model/index.ts'
import type { CheckedUser } from '../../session/session.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { isPublic } from '../saving/publishing.ts'
import { isChanged } from '../state/layer-edits.ts'

export interface PublishChoice {
  readonly mayPublish: boolean
  readonly mayPublishIn: (locale: Locale) => boolean
  /** There is something that visitors do not see yet. */
  readonly isWorthIt: boolean
  /** Languages with words that are not public as they are. */
  readonly languages: readonly Locale[]
  /** The one that is on screen, and those that visitors see as they were. */
  readonly meant: readonly Locale[]
  /** What all languages share was changed since it was published; published with the languages, or by itself. */
  readonly isSharedToo: boolean
}

export function publishable(
  { type, state, locale }: DocumentEditorState,
  session: CheckedUser | null,
): PublishChoice {
  const { document, edits } = state
  const mayDo = (layer: Locale | typeof shared) =>
    session !== null && may(session, 'documents.publish', { type, layer })
  const isOpen = (layer: Locale | typeof shared) => {
    const { status = 'none' } = document?.layers[layer] ?? {}
    return isChanged(edits[layer]) || (status !== 'published' && status !== 'none')
  }
  const languages = localeCodes.filter((code) => mayDo(code) && isOpen(code))
  const isSharedToo = mayDo(shared) && isOpen(shared) && localeCodes.some((code) => isPublic(document, code))
  return {
    mayPublish: localeCodes.some(mayDo) && document?.trashedAt == null,
    mayPublishIn: mayDo,
    isWorthIt: languages.length > 0 || isSharedToo,
    languages,
    meant: languages.filter((code) => code === locale || isPublic(document, code)),
    isSharedToo,
  }
}
