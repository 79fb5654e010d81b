/** Problems of media items and their storage, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const mediaProblems = {
  malformed_upload: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.malformed_upload',
      message: 'The upload is damaged or was interrupted, so nothing was saved. Try again.',
    },
  },
  media_in_use: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.media_in_use',
      message: 'This file is still used and cannot be deleted. Remove it from all documents first.',
    },
  },
  not_in_trash: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.not_in_trash',
      message: 'Only items in the trash can be deleted permanently. Move this item to the trash first.',
    },
  },
  folder_not_empty: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_not_empty',
      message: 'The folder is not empty. Move or delete its contents first.',
    },
  },
  folder_name_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_name_taken',
      message: 'A folder named “{name}” already exists here. Enter a different name.',
    },
  },
  folder_inside_itself: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_inside_itself',
      message: 'A folder cannot be moved into itself or one of its subfolders.',
    },
  },
  too_many_parts: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.too_many_parts',
      message: 'The form has more than {limit} parts. Split it into several requests.',
    },
  },
  library_full: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.library_full',
      message:
        'This upload exceeds the media library limit of {gigabytes} GB. Permanently delete files that you no longer need.',
    },
  },
  picture_too_large: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.picture_too_large',
      message:
        'The image “{name}” is too large. The maximum is {megapixels} megapixels, {side} pixels per side and {frames} frames.',
    },
  },
  not_multipart: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.not_multipart',
      message: 'Send files as multipart/form-data.',
    },
  },
  unknown_file_type: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.unknown_file_type',
      message:
        'The content of “{name}” is not of a supported type. Use JPEG, PNG, GIF, WebP, AVIF, SVG, PDF, MP4, WebM or MP3.',
    },
  },
  file_type_differs: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.file_type_differs',
      message:
        '“{name}” is {type}, but its extension or declared type differs. Correct the extension and upload it again.',
    },
  },
  range_not_there: {
    status: 416,
    text: /*i18n*/ {
      id: 'problem.range_not_there',
      message: 'The requested byte range is outside the file.',
    },
  },
  unreadable_file: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.unreadable_file',
      message: '“{name}” is damaged and cannot be read. Export it again and upload the new file.',
    },
  },
  unsafe_drawing: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.unsafe_drawing',
      message:
        'The SVG “{name}” contains a document type, entities or too many elements. Export it as plain SVG.',
    },
  },
  too_many_uploads: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_uploads',
      message: 'Only {limit} uploads can run at the same time. Wait until one finishes.',
    },
  },
  media_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.media_unavailable',
      message: 'The media storage is not responding. Try again in a moment.',
    },
  },
} as const satisfies Record<string, ProblemKind>
