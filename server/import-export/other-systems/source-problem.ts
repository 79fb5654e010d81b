/** Why a source cannot be read, as a code that the admin can translate and a text for the command line. */
import { FileProblem } from '@cyanotype/content/import-export/index.ts'

export const sourceErrors = {
  'not-found': 'There is no such file or folder.',
  'not-folder': 'It is not a folder.',
  empty: 'The file is empty.',
  'too-large': 'It is larger than 200 MB. Export it in parts, and import each part.',
  'too-many': 'It has more than 10,000 posts and pages. Export it in parts, and import each part.',
  'unknown-format': 'It is no WordPress export (.xml) and no Ghost export (.json). Unpack an archive first.',
  'not-xml': 'It is not complete XML.',
  'not-wordpress': 'It is XML, but not a WordPress export. Export it again: Tools → Export.',
  'not-json': 'It is not complete JSON. Export it again.',
  'not-ghost': 'It is JSON, but not a Ghost export. Export it again: Settings → Import/Export.',
  'no-content': 'The export contains no posts and no pages.',
  'no-markdown': 'The folder contains no Markdown files.',
  'no-language': 'No file is in a language of this site.',
  'not-utf8': 'It is not UTF-8 text. Save it as UTF-8.',
  'front-matter': 'Its front matter cannot be read.',
  'archive-damaged': 'The archive is damaged or incomplete. Pack it again.',
  'archive-encrypted': 'The archive is protected with a password. Pack it again without one.',
  'archive-too-large': 'The archive contains more than 1 GB or 100,000 files. Import it in parts.',
  'archive-unsafe': 'The archive contains a file with a path outside of it.',
  'several-exports': 'The archive contains several exports. Import each of them on its own.',
} as const

export type SourceError = keyof typeof sourceErrors

/** A source that cannot be read, or one file of it. */
export class SourceProblem extends FileProblem {
  readonly reason: SourceError
  /** What a parser says about it. */
  readonly detail: string

  constructor(file: string, reason: SourceError, detail = '') {
    super(file, [sourceErrors[reason], detail].filter(Boolean).join(' '))
    this.reason = reason
    this.detail = detail
  }
}
