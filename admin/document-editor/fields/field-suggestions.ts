/** Sources of other values for a field: the published version and other languages. */
import type { Fields, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import type { EditingState } from '../state/editing-state.ts'
import { isSameValue } from '../state/same-value.ts'

/** Returns the sources as one string, `published en`, so that a field renders only when they change. */
export function suggestionsFor(
  { document, edits }: EditingState,
  layer: Layer,
  name: string,
  field: Fields[string],
) {
  const { version, publishedVersion } = document?.layers[layer] ?? { version: 0, publishedVersion: null }
  const { base, data } = edits[layer]
  const isOther =
    publishedVersion !== null && (publishedVersion !== version || !isSameValue(data[name], base[name]))
  const others = isLocale(layer) ? localeCodes.filter((code) => code !== layer) : []
  const written = others.filter((code) => {
    const edit = edits[code]
    return (edit.version > 0 || edit.data !== edit.base) && !field.isEmpty(edit.data[name])
  })
  return [...(isOther ? ['published'] : []), ...written].join(' ')
}

export function readSuggestions(suggestions: string): {
  readonly published: boolean
  readonly from: readonly Locale[]
} {
  const parts = suggestions.split(' ')
  return { published: parts.includes('published'), from: localeCodes.filter((code) => parts.includes(code)) }
}
