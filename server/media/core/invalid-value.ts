/** Problems for invalid values in media calls, with translated reasons. */
import type { Message } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'

const reasons = {
  noFile: /*i18n*/ { id: 'media.no_file', message: 'Send at least one file.' },
  manyFiles: /*i18n*/ { id: 'media.many_files', message: 'Send one file only.' },
  noField: /*i18n*/ {
    id: 'media.no_field',
    message: 'This is no part of the form: send files only, as “file”.',
  },
  otherKind: /*i18n*/ { id: 'media.other_kind', message: 'A file of another kind cannot take its place.' },
  outside: /*i18n*/ {
    id: 'media.outside',
    message: 'Only a picture can be cropped, and only to a part of itself.',
  },
  noFolder: /*i18n*/ { id: 'media.no_folder', message: 'There is no such folder.' },
  tooDeep: /*i18n*/ { id: 'media.too_deep', message: 'Folders can be nested ten deep.' },
  manyFolders: /*i18n*/ { id: 'media.many_folders', message: 'There can be 1,000 folders.' },
} as const satisfies Record<string, Message>

export function refusedValue(field: string, reason: keyof typeof reasons): Problem {
  const { id: code, message } = reasons[reason]
  return new Problem('invalid_request', {}, { fields: [{ path: [field], message, code }] })
}
