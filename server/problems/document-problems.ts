/** Problems of documents, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const documentProblems = {
  version_conflict: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.version_conflict',
      message: '{editor} changed the same text after you opened it. Both texts are kept: choose what stays.',
    },
  },
  stale_version: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.stale_version',
      message: 'This was changed after you looked at it. Look again, then repeat what you did.',
    },
  },
  trashed: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.trashed',
      message: 'This is in the trash. Restore it first.',
    },
  },
  document_in_use: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.document_in_use',
      message: 'This is used elsewhere, so it cannot be deleted. The answer says where.',
    },
  },
  documentation_file: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.documentation_file',
      message: 'A file of the documentation has the address “{slug}”. Give this page another one.',
    },
  },
  slug_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.slug_taken',
      message: 'Another document already has the address “{slug}” in this language.',
    },
  },
  precondition_failed: {
    status: 412,
    text: /*i18n*/ {
      id: 'problem.precondition_failed',
      message:
        'This was changed after the version that If-Match names. Nothing of yours was saved, nothing of theirs is lost.',
    },
  },
  invalid_document: {
    status: 422,
    text: /*i18n*/ { id: 'problem.invalid_document', message: 'This cannot be published yet.' },
  },
  version_required: {
    status: 428,
    text: /*i18n*/ {
      id: 'problem.version_required',
      message: 'Name the version that you started from, so that nobody’s work is overwritten.',
    },
  },
} as const satisfies Record<string, ProblemKind>
