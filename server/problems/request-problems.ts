/** Problems of requests in general, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const requestProblems = {
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
  locale_missing: {
    status: 400,
    text: /*i18n*/ { id: 'problem.locale_missing', message: 'Locale not specified.' },
  },
  foreign_origin: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.foreign_origin',
      message: 'This call may only be made from the site itself.',
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
    text: /*i18n*/ { id: 'problem.method_not_allowed', message: 'This address does not take {method}.' },
  },
  too_slow: {
    status: 408,
    text: /*i18n*/ {
      id: 'problem.too_slow',
      message: 'The upload came too slowly. Nothing of it was kept.',
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
  not_a_form: {
    status: 415,
    text: /*i18n*/ {
      id: 'problem.not_a_form',
      message: 'Send what a form sends: application/x-www-form-urlencoded.',
    },
  },
  invalid_request: {
    status: 422,
    text: /*i18n*/ { id: 'problem.invalid_request', message: 'Some values are not what this call takes.' },
  },
  idempotency_key_used: {
    status: 422,
    text: /*i18n*/ {
      id: 'problem.idempotency_key_used',
      message: 'This Idempotency-Key came before with something else. Take a new one.',
    },
  },
  too_many_requests: {
    status: 429,
    text: /*i18n*/ {
      id: 'problem.too_many_requests',
      message: 'Too many tries. Wait a little, then try again.',
    },
  },
} as const satisfies Record<string, ProblemKind>
