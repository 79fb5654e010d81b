/** Runs work on several documents in one transaction. It reports the problems of all of them together. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem, problems } from '../../problems/problems.ts'

interface DocumentName {
  readonly type: DocumentType
  readonly id: string
  /** The place in the list that the caller knows, if it is another list. */
  readonly place?: number
}

/** Throws one problem whose fields begin with `documents` and the place of the document in the list. */
export async function forEachDocument<Document extends DocumentName>(
  documents: readonly Document[],
  work: (document: Document) => Promise<void>,
): Promise<void> {
  const fields: FieldProblem[] = []
  for (const [index, document] of documents.entries()) {
    const { place = index } = document
    const own = await problemsOf(() => work(document))
    fields.push(...own.map((field) => ({ ...field, path: ['documents', place, ...field.path] })))
  }
  if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
}

async function problemsOf(work: () => Promise<void>): Promise<readonly FieldProblem[]> {
  try {
    await work()
    return []
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status >= 500) throw problem
    return reasonsOf(problem)
  }
}

/** The fields of a problem, or the problem itself if it is about the whole document. */
export function reasonsOf({ code, values, details }: Problem): readonly FieldProblem[] {
  if (details.fields !== undefined) return details.fields
  const { id, message } = problems[code].text
  return [{ path: [], message, code: id, values }]
}

/** The problems of one document, with paths inside the document. */
export function fieldsAt(fields: readonly FieldProblem[], place: number): readonly FieldProblem[] {
  return fields.flatMap(({ path, ...rest }) =>
    path[0] === 'documents' && path[1] === place ? { ...rest, path: path.slice(2) } : [],
  )
}
