/** Problems of requests in general, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const requestProblems = {
  malformed_json: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.malformed_json',
      message: 'The request body is not valid JSON at line {line}, column {column}.',
    },
  },
  null_character: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.null_character',
      message: 'The request body contains the character U+0000, which cannot be stored. Remove it.',
    },
  },
  too_deep: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.too_deep',
      message: 'The request body is nested more than {limit} levels deep.',
    },
  },
  invalid_query: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_query',
      message: 'Some query parameters are invalid. Correct them and try again.',
    },
  },
  invalid_path: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_path',
      message: 'The URL has invalid percent-encoding. Encode it as UTF-8.',
    },
  },
  invalid_host: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_host',
      message: 'The request must have exactly one valid Host header.',
    },
  },
  invalid_idempotency_key: {
    status: 400,
    text: /*i18n*/ {
      id: 'problem.invalid_idempotency_key',
      message: 'Idempotency-Key must have 1 to 255 visible ASCII characters, without spaces.',
    },
  },
  locale_missing: {
    status: 400,
    text: /*i18n*/ { id: 'problem.locale_missing', message: 'Locale not specified.' },
  },
  foreign_origin: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.foreign_origin',
      message: 'This request came from another site. Only requests from this site are allowed.',
    },
  },
  not_found: {
    status: 404,
    text: /*i18n*/ { id: 'problem.not_found', message: 'Not found. It may have been moved or deleted.' },
  },
  no_such_locale: {
    status: 404,
    text: /*i18n*/ { id: 'problem.no_such_locale', message: "Locale ''{locale}'' not found." },
  },
  locale_not_loaded: {
    status: 500,
    text: /*i18n*/ {
      id: 'problem.locale_not_loaded',
      message: 'Failed loading locale ({locale}): {reason}',
    },
  },
  no_such_page: {
    status: 404,
    text: /*i18n*/ { id: 'problem.no_such_page', message: 'Page not found: {path}' },
  },
  page_gone: {
    status: 410,
    text: /*i18n*/ { id: 'problem.page_gone', message: 'Page gone: {path}' },
  },
  /**
   * The different capital letters are deliberate: clients use them to tell a missing page from an invalid
   * URL.
   */
  unfit_address: {
    status: 404,
    text: /*i18n*/ { id: 'problem.unfit_address', message: 'Page Not Found: {path}' },
  },
  method_not_allowed: {
    status: 405,
    text: /*i18n*/ { id: 'problem.method_not_allowed', message: 'This URL does not support {method}.' },
  },
  too_slow: {
    status: 408,
    text: /*i18n*/ {
      id: 'problem.too_slow',
      message: 'The upload was too slow, so nothing was saved. Check your connection and try again.',
    },
  },
  body_too_large: {
    status: 413,
    text: /*i18n*/ {
      id: 'problem.body_too_large',
      message: 'The request body is larger than {limit} bytes.',
    },
  },
  address_too_long: {
    status: 414,
    text: /*i18n*/ {
      id: 'problem.address_too_long',
      message: 'The URL is longer than {limit} characters.',
    },
  },
  not_json: {
    status: 415,
    text: /*i18n*/ { id: 'problem.not_json', message: 'Send the request body as application/json.' },
  },
  not_a_form: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.not_a_form',
      message: 'Send the request body as application/x-www-form-urlencoded.',
    },
  },
  xliff_unreadable: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.xliff_unreadable',
      message: 'The file cannot be read, line {line}: {reason} Ask the agency for the complete file.',
    },
  },
  not_xliff: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.not_xliff',
      message: 'This is not an XLIFF file. Choose the translated file from the agency, which ends with .xlf.',
    },
  },
  xliff_version: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.xliff_version',
      message: 'The file has XLIFF version {version}. Ask the agency for version 2.0 or 2.1.',
    },
  },
  xliff_language: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.xliff_language',
      message: 'The file is a translation to “{language}”, which is not a language of this site.',
    },
  },
  invalid_request: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.invalid_request',
      message: 'Some values are invalid. Correct them and try again.',
    },
  },
  idempotency_key_used: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.idempotency_key_used',
      message: 'This Idempotency-Key was already used for a different request. Use a new key.',
    },
  },
  too_many_requests: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_requests',
      message: 'Too many attempts. Wait a moment, then try again.',
    },
  },
} as const satisfies Record<string, ProblemKind>
