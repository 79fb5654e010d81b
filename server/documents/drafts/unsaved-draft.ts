/**
 * Unsaved draft: the saved draft of a document with changes that an editor has typed since. It is checked like
 * a save and only read: nothing is stored, locked or recorded.
 */
import type { Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { DocumentResponse, SavedResponse } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { saveResponse } from '../core/save-response.ts'
import { applyChanges } from '../store/layer-data.ts'
import { readDocument } from './read-document.ts'

export interface UnsavedChanges {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  readonly locale: Locale
  /** The changed fields by layer. Fields that are left out are those of the saved draft. */
  readonly changes: Readonly<Partial<Record<Layer, LayerData>>>
}

export interface UnsavedDraft {
  readonly saved: DocumentResponse
  /** The complete data of the layers with changes. */
  readonly unsaved: Readonly<Record<string, LayerData>>
  /** Errors in the texts of the language and of the shared fields. */
  readonly errors: SavedResponse['errors']
}

export async function unsavedDraft(
  context: DocumentContext,
  { actor, type: name, id, locale, changes }: UnsavedChanges,
): Promise<UnsavedDraft> {
  const type = typeNamed(context.types, name)
  const saved = await readDocument(context, { actor, type: name, id })
  const unsaved: Record<string, LayerData> = {}
  const errors: SavedResponse['errors'] = []
  for (const layer of siteLayers()) {
    if (layer !== locale && layer !== shared) continue
    const typed = changes[layer] ?? {}
    const data = applyChanges(type, layer, saved.layers[layer].data, typed)
    await context.parseGuard(type, layer, typed)
    if (changes[layer] !== undefined) unsaved[layer] = data
    errors.push(...saveResponse(type, { ...saved.layers[layer], data }, []).errors)
  }
  return { saved, unsaved, errors }
}
