/** Where threads are in the document, and the way from a thread to its field. */
import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { fieldIdOf, goToFieldOnceRendered } from '../fields/find-field.ts'
import type { Thread } from './comment-queries.ts'
import { placeOf } from './place-of-thread.ts'
import { useNarrow } from './use-narrow.ts'

export function useThreadPlaces({ state, editing, type }: DocumentEditorState) {
  const [, change] = useEditSearch()
  const isNarrow = useNarrow()
  return {
    place: (thread: Thread) => placeOf(thread, state),
    go(thread: Thread) {
      const { layer, field } = thread
      const path = field.split('.')
      const isInText = isSiteLocale(layer) && type.fields[path[0] ?? '']?.kind !== 'slug' && path[0] !== 'seo'
      change({
        ...(isSiteLocale(layer) && { language: layer }),
        // A phone shows one section, and the drawer covers it.
        ...(isNarrow && { panel: undefined, thread: undefined, part: isInText ? 'write' : 'facts' }),
      })
      const { line } = placeOf(thread, editing.state())
      goToFieldOnceRendered(fieldIdOf(layer, path), line === undefined ? undefined : { line })
    },
  }
}
