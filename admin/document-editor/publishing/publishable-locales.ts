/** Publishable locales: languages that the user may publish now and those selected by default. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { may, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { CheckedUser } from '../../app-context/session.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { isPublic } from '../saving/publishing.ts'
import { isChanged } from '../state/layer-edits.ts'
import type { ScheduledAction } from './schedule-fields.tsx'

export interface PublishChoice {
  readonly mayPublish: boolean
  readonly mayPublishIn: (locale: Locale) => boolean
  /** Whether there are changes that visitors cannot see yet. */
  readonly isWorthIt: boolean
  /** Whether something is not public yet, also for users who may only edit. */
  readonly isNew: boolean
  /** Languages with unpublished changes. */
  readonly languages: readonly Locale[]
  /** Languages with unpublished changes, also those that the user may only edit. */
  readonly toPublish: readonly Locale[]
  /** The current language and the published languages with changes. */
  readonly preselected: readonly Locale[]
  /** The shared layer has unpublished changes. It is published together with the languages or alone. */
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
  const toPublish = siteLocales().filter(
    (code) => isOpen(code) && document?.layers[code].status !== 'archived',
  )
  const languages = siteLocales().filter((code) => mayDo(code) && isOpen(code))
  const isSharedToo =
    mayDo(shared) && isOpen(shared) && siteLocales().some((code) => isPublic(document, code))
  return {
    mayPublish: siteLocales().some(mayDo) && document?.trashedAt == null,
    mayPublishIn: mayDo,
    isNew: toPublish.length > 0 || isOpen(shared),
    isWorthIt: languages.length > 0 || isSharedToo,
    languages,
    toPublish,
    preselected: languages.filter((code) => code === locale || isPublic(document, code)),
    isSharedToo,
  }
}

/**
 * The languages in which each action can be scheduled. What is public, or will be by a schedule, can be unpublished.
 * Singles cannot.
 */
export function schedulable(
  { type, state: { document } }: Pick<DocumentEditorState, 'type' | 'state'>,
  { languages, mayPublishIn }: PublishChoice,
): Readonly<Record<ScheduledAction, readonly Locale[]>> {
  const scheduled = document?.schedules.filter(
    ({ action, failure }) => action === 'publish' && failure === null,
  )
  const willBePublic = (code: Locale) => scheduled?.some(({ layers }) => layers[code] !== undefined) === true
  const published = siteLocales().filter(
    (code) => mayPublishIn(code) && (isPublic(document, code) || willBePublic(code)),
  )
  return { publish: languages, unpublish: type.kind === 'collection' ? published : [] }
}
