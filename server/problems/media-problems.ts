/** Problems of media items and their storage, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const mediaProblems = {
  malformed_upload: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.malformed_upload',
      message: 'The upload is broken, or was cut off. Nothing of it was kept.',
    },
  },
  media_in_use: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.media_in_use',
      message: 'This is still used, so it cannot be deleted. The answer says where.',
    },
  },
  not_in_trash: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.not_in_trash',
      message: 'Only what is in the trash can be deleted for good.',
    },
  },
  folder_not_empty: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_not_empty',
      message: 'The folder is not empty. Move or delete first what is in it.',
    },
  },
  folder_name_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_name_taken',
      message: 'There is a folder named “{name}” here already.',
    },
  },
  folder_inside_itself: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.folder_inside_itself',
      message: 'A folder cannot be moved into itself.',
    },
  },
  too_many_parts: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.too_many_parts',
      message: 'The form has more than {limit} parts.',
    },
  },
  library_full: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.library_full',
      message:
        'The media library may hold {gigabytes} GB, and there is no room for this. Delete for good what is not needed.',
    },
  },
  picture_too_large: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.picture_too_large',
      message:
        'The picture “{name}” is too large: at most {megapixels} megapixels, {side} pixels a side and {frames} frames are taken.',
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
        '“{name}” is of a kind that is not taken. Send JPEG, PNG, GIF, WebP, AVIF, SVG, PDF, MP4, WebM or MP3.',
    },
  },
  file_type_differs: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.file_type_differs',
      message: '“{name}” holds {type}, but its name or its sender says otherwise.',
    },
  },
  range_not_there: {
    status: 416,
    text: /*i18n*/ {
      id: 'problem.range_not_there',
      message: 'The file has no such part.',
    },
  },
  unreadable_file: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.unreadable_file',
      message: '“{name}” is damaged and cannot be read.',
    },
  },
  unsafe_drawing: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.unsafe_drawing',
      message:
        'The drawing “{name}” holds a document type, entities or too many parts. Export it as plain SVG.',
    },
  },
  too_many_uploads: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_uploads',
      message: 'At most {limit} uploads may run at once. Wait until one is done.',
    },
  },
  media_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.media_unavailable',
      message: 'The store of the media library does not answer just now. Try again in a moment.',
    },
  },
} as const satisfies Record<string, ProblemKind>
