import type { Documents } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'

/** Whether a document exists, also in the trash: what users deleted does not come back. */
export async function isThere(documents: Documents, type: string, id: string): Promise<boolean> {
  try {
    await documents.read({ actor: null, type, id })
    return true
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'not_found') return false
    throw problem
  }
}
