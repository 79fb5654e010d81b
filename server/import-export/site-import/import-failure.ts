/** Why an import failed, in a form that the admin can show in its language. */
import { basename, relative } from 'node:path'
import type { FileProblem } from '@cyanotype/content/import-export/index.ts'
import { ImportProblem } from '../../documents/index.ts'
import type { ProblemCode } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import type { SourceError } from '../other-systems/index.ts'
import { SourceProblem } from '../other-systems/index.ts'

export interface ImportFailure {
  /** What is wrong with the file. Null if something else is. */
  readonly fault: SourceError | null
  /** The problem of the server. Null if the file is wrong. */
  readonly code: ProblemCode | null
  readonly values: Readonly<Record<string, string>>
  /** The file or document that it is about. */
  readonly subject: string
  /** Details of a parser, in English. */
  readonly detail: string
}

interface ImportedFile {
  readonly fileName: string
  /** The folder of the upload, which is not shown. */
  readonly folder: string
}

export function failureOf(problem: unknown, file: ImportedFile): ImportFailure {
  const none = { fault: null, values: {}, subject: file.fileName, detail: '' }
  if (problem instanceof SourceProblem) {
    const { reason: fault, detail } = problem
    return { ...none, fault, code: null, subject: shownName(problem, file), detail }
  }
  const cause = problem instanceof ImportProblem ? problem.problem : problem
  const subject = problem instanceof ImportProblem ? problem.document.name : file.fileName
  if (!(cause instanceof Problem)) return { ...none, code: isDiskFull(cause) ? 'storage_full' : 'internal' }
  const values = Object.entries(cause.values).map(([name, value]) => [name, String(value)])
  return { ...none, code: cause.code, values: Object.fromEntries(values), subject }
}

const isDiskFull = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && problem.code === 'ENOSPC'

/** The path within the archive, or the name of the file itself. */
function shownName({ file }: FileProblem, { fileName, folder }: ImportedFile): string {
  if (!file.startsWith(folder)) return file
  const inside = relative(`${folder}/unpacked`, file)
  return inside === '' || inside.startsWith('..') ? fileName : `${fileName}: ${inside || basename(file)}`
}
