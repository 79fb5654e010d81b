/** The names of folders and files in an export: made of what people call a thing, and the same every time. */

import type { ExportedDocument } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { layers, slugFrom } from '@cyanotype/content/model/index.ts'

/**
 * Gives names in the order in which it is asked. Ids grow with time, so asking in their order lets what was there first keep
 * its name whatever comes later; who comes second to a name carries the end of its id.
 */
export function folderNames(): (wanted: string | undefined, id: string) => string {
  const taken = new Set<string>()
  return (wanted = '', id) => {
    const plain = slugFrom(wanted.replaceAll('/', '-')).slice(0, 80) || 'untitled'
    const name = [plain, `${plain}-${id.slice(-6)}`, `${plain}-${id}`].find((one) => !taken.has(one)) ?? id
    taken.add(name)
    return name
  }
}

/** What a document is called in the first language that has a name for it: by its address, or else by its title. */
export function nameIn({ slug, title }: DocumentType, document: ExportedDocument): string | undefined {
  const drafts = layers.flatMap((layer): readonly LayerData[] => {
    const kept = document.layers[layer]
    return kept === undefined ? [] : [kept.draft]
  })
  const texts = [slug, title].flatMap((field) =>
    field === undefined ? [] : drafts.map((data) => data[field]),
  )
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}
