/**
 * Everything that can go wrong and that a caller should know, in one catalogue. Throw a `Problem` anywhere; one
 * middleware writes it as `application/problem+json`. A code is for programs and never changes; a text is for people.
 */
import type { Message } from '@cyanotype/content/model/index.ts'

export interface ProblemKind {
  readonly status: number
  readonly text: Message
}

export const problems = {
  malformed_json: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.malformed_json',
      message: 'The body is not valid JSON from line {line}, column {column} on.',
    },
  },
  null_character: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.null_character',
      message: 'The body holds the character U+0000, which no text can keep.',
    },
  },
  too_deep: {
    status: 400,
    text: /*i18n*/ { id: 'problem.too_deep', message: 'The body is nested deeper than {limit} levels.' },
  },
  invalid_query: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_query',
      message: 'Some values after the question mark are not what this call takes.',
    },
  },
  malformed_upload: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.malformed_upload',
      message: 'The upload is broken, or was cut off. Nothing of it was kept.',
    },
  },
  too_slow: {
    status: 408,
    text: /*i18n*/ {
      id: 'problem.too_slow',
      message: 'The upload came too slowly. Nothing of it was kept.',
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
  invalid_request: {
    status: 422,
    text: /*i18n*/ { id: 'problem.invalid_request', message: 'Some values are not what this call takes.' },
  },
  invalid_path: {
    status: 400,
    text: /*i18n*/ { id: 'problem.invalid_path', message: 'The address cannot be decoded.' },
  },
  invalid_host: {
    status: 400,
    text: /*i18n*/ { id: 'problem.invalid_host', message: 'The request does not name a host, or not one.' },
  },
  invalid_idempotency_key: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_idempotency_key',
      message: 'The Idempotency-Key takes 1 to 255 letters, digits and signs.',
    },
  },
  not_signed_in: {
    status: 401,
    text: /*i18n*/ { id: 'problem.not_signed_in', message: 'Sign in to do this.' },
  },
  wrong_credentials: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.wrong_credentials',
      message: 'The e-mail address or the password is wrong.',
    },
  },
  not_allowed: {
    status: 403,
    text: /*i18n*/ { id: 'problem.not_allowed', message: 'Your role does not allow this.' },
  },
  foreign_origin: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.foreign_origin',
      message: 'This call may only be made from the site itself.',
    },
  },
  prove_again: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.prove_again',
      message: 'Give your password once more to do this.',
    },
  },
  enquiries_closed: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.enquiries_closed',
      message: 'No messages are taken here just now. Write to the address on the contact page.',
    },
  },
  wrong_link: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_link',
      message: 'This link was used already, or is too old. Ask an administrator for a new one.',
    },
  },
  own_account: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.own_account',
      message: 'This is your own account. Somebody else has to do this for you.',
    },
  },
  wrong_setup_token: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_setup_token',
      message: 'This token is wrong or older than a day. Start the server again to get a new one.',
    },
  },
  not_found: {
    status: 404,
    text: /*i18n*/ { id: 'problem.not_found', message: 'There is nothing here.' },
  },
  no_such_locale: {
    status: 404,
    text: /*i18n*/ { id: 'problem.no_such_locale', message: "Locale ''{locale}'' not found." },
  },
  locale_missing: {
    status: 400,
    text: /*i18n*/ { id: 'problem.locale_missing', message: 'Locale not specified.' },
  },
  no_such_page: {
    status: 404,
    text: /*i18n*/ { id: 'problem.no_such_page', message: 'Page not found: {path}' },
  },
  method_not_allowed: {
    status: 405,
    text: /*i18n*/ { id: 'problem.method_not_allowed', message: 'This address does not take {method}.' },
  },
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
  email_taken: {
    status: 409,
    text: /*i18n*/ { id: 'problem.email_taken', message: 'Another account has this e-mail address.' },
  },
  username_taken: {
    status: 409,
    text: /*i18n*/ { id: 'problem.username_taken', message: 'Another account has this name.' },
  },
  account_disabled: {
    status: 409,
    text: /*i18n*/ { id: 'problem.account_disabled', message: 'This account is disabled. Enable it first.' },
  },
  too_many_views: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_views',
      message: 'You have saved {limit} views already. Delete some that you no longer need.',
    },
  },
  last_owner: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.last_owner',
      message: 'This is the last owner. Make somebody else an owner first.',
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
  body_too_large: {
    status: 413,
    text: /*i18n*/ { id: 'problem.body_too_large', message: 'The body is larger than {limit} bytes.' },
  },
  address_too_long: {
    status: 414,
    text: /*i18n*/ {
      id: 'problem.address_too_long',
      message: 'The address is longer than {limit} characters.',
    },
  },
  not_json: {
    status: 415,
    text: /*i18n*/ { id: 'problem.not_json', message: 'Send the body as application/json.' },
  },
  invalid_document: {
    status: 422,
    text: /*i18n*/ { id: 'problem.invalid_document', message: 'This cannot be published yet.' },
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
  idempotency_key_used: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.idempotency_key_used',
      message: 'This Idempotency-Key came before with something else. Take a new one.',
    },
  },
  version_required: {
    status: 428,
    text: /*i18n*/ {
      id: 'problem.version_required',
      message: 'Name the version that you started from, so that nobody’s work is overwritten.',
    },
  },
  too_many_requests: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_requests',
      message: 'Too many tries. Wait a little, then try again.',
    },
  },
  too_many_uploads: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_uploads',
      message: 'At most {limit} uploads may run at once. Wait until one is done.',
    },
  },
  internal: {
    status: 500,
    text: /*i18n*/ {
      id: 'problem.internal',
      message: 'Something went wrong on our side. It was written down under {requestId}.',
    },
  },
  took_too_long: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.took_too_long',
      message: 'This took too long. It may still be done: look before you try again.',
    },
  },
  icon_service_failed: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.icon_service_failed',
      message: 'The service that has these icons did not answer as it should. Try again later.',
    },
  },
  stopping: {
    status: 503,
    text: /*i18n*/ { id: 'problem.stopping', message: 'The server is stopping. Try again in a moment.' },
  },
  too_busy: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.too_busy',
      message: 'Too much is going on just now. Try again in a moment.',
    },
  },
  database_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.database_unavailable',
      message: 'The database does not answer just now. Nothing was changed; try again in a moment.',
    },
  },
  media_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.media_unavailable',
      message: 'The store of the media library does not answer just now. Try again in a moment.',
    },
  },
  storage_full: {
    status: 507,
    text: /*i18n*/ { id: 'problem.storage_full', message: 'The disk is full. Nothing was changed.' },
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems

/** One value that was refused: where it is, and why. `code` names a message of the catalogues where there is one. */
export interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code?: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The placeholders in a problem's text: `'editor'` for `version_conflict`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type ValuesOf<Code extends ProblemCode> = Record<
  Placeholders<(typeof problems)[Code]['text']['message']>,
  string | number
>

interface Details {
  readonly fields?: readonly FieldProblem[]
  /** More members for the body, such as both texts of a conflict. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal or a failure that the caller learns of. Its values are typed by its code: `new Problem('slug_taken', { slug })`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
  readonly details: Details

  constructor(
    ...[code, values, details]: {
      [Code in ProblemCode]: [keyof ValuesOf<Code>] extends [never]
        ? [code: Code, values?: Record<never, never>, details?: Details]
        : [code: Code, values: ValuesOf<Code>, details?: Details]
    }[ProblemCode]
  ) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.values = { ...values }
    this.details = details ?? {}
  }

  get status(): number {
    return problems[this.code].status
  }
}
