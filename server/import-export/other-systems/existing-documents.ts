/** Documents of an earlier import. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { DocumentResponse, Documents } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'

/** A document, also in the trash: what users deleted does not come back. */
export async function existingDocument(
  documents: Documents,
  type: string,
  id: string,
): Promise<DocumentResponse | undefined> {
  try {
    return await documents.read({ actor: null, type, id })
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'not_found') return undefined
    throw problem
  }
}

/** Whether the document has a text in the language, or is in the trash. */
export function hasLanguage(existing: DocumentResponse | undefined, locale: Locale): boolean {
  return existing !== undefined && (existing.trashedAt !== null || existing.layers[locale].version > 0)
}
