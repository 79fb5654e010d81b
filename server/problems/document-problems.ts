/** Problems of documents, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const documentProblems = {
  translation_off: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.translation_off',
      message: 'Machine translation is not set up on this server. Ask an administrator.',
    },
  },
  translation_language: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.translation_language',
      message: 'The translation service does not know one of these languages. Translate this text yourself.',
    },
  },
  translation_unfit: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.translation_unfit',
      message: 'This text cannot be translated by machine. Translate it yourself.',
    },
  },
  import_in_progress: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.import_in_progress',
      message: 'Another import is already running. Wait until it is finished.',
    },
  },
  nothing_to_import: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.nothing_to_import',
      message: 'There is no checked file to import. Upload the file again.',
    },
  },
  version_conflict: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.version_conflict',
      message: 'You and {editor} both edited this text. Choose which version to keep.',
    },
  },
  stale_version: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.stale_version',
      message: 'This was changed after you opened it. Reload and try again.',
    },
  },
  trashed: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.trashed',
      message: 'This item is in the trash. Restore it first.',
    },
  },
  nothing_to_undo: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.nothing_to_undo',
      message: 'There is nothing to undo: it was undone already, or the time in the trash is over.',
    },
  },
  publish_set_closed: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.publish_set_closed',
      message: 'This publish set is scheduled or already published. Cancel its schedule to change it.',
    },
  },
  publish_set_failed: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.publish_set_failed',
      message: 'Another document of the same publish set could not be published.',
    },
  },
  publish_set_full: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.publish_set_full',
      message: 'A publish set has at most {limit} documents. Create another one.',
    },
  },
  in_publish_set: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.in_publish_set',
      message: 'This is scheduled by the publish set “{title}”. Change the schedule there.',
    },
  },
  nothing_to_publish: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.nothing_to_publish',
      message: 'There is nothing to publish: all of this is already public.',
    },
  },
  changed_since_published: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.changed_since_published',
      message: 'This was published again or unpublished later, so it cannot be undone.',
    },
  },
  approval_missing: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.approval_missing',
      message: 'Not approved yet: {given} of {needed}. Request a review of this version first.',
    },
  },
  own_review: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.own_review',
      message: 'You requested this review or wrote this version. Someone else has to approve it.',
    },
  },
  thread_full: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.thread_full',
      message: 'A thread has at most {limit} comments. Resolve it and start a new one.',
    },
  },
  document_in_use: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.document_in_use',
      message:
        'This document is still used and cannot be deleted. Remove the links to it from other documents first.',
    },
  },
  documentation_file: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.documentation_file',
      message: 'A documentation file already uses the slug “{slug}”. Choose a different slug.',
    },
  },
  slug_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.slug_taken',
      message: 'Another document already uses the slug “{slug}” in this language. Choose a different slug.',
    },
  },
  precondition_failed: {
    status: 412,
    text: /*i18n*/ {
      id: 'problem.precondition_failed',
      message:
        'This has changed since the version in If-Match, so nothing was saved. Load the latest version and try again.',
    },
  },
  invalid_document: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.invalid_document',
      message: 'This cannot be published yet. Fix the issues and try again.',
    },
  },
  version_required: {
    status: 428,
    text: /*i18n*/ {
      id: 'problem.version_required',
      message:
        'The version is missing. Send the version that you edited, to avoid overwriting other changes.',
    },
  },
} as const satisfies Record<string, ProblemKind>
