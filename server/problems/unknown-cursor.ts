import { Problem } from './problems.ts'

/** The problem for a cursor that no page of the list returned. */
export function noSuchPosition(): Problem {
  const { id: code, message } = reason
  return new Problem('invalid_query', {}, { fields: [{ path: ['after'], message, code }] })
}

const reason = /*i18n*/ {
  id: 'list.after',
  message: 'This is not what an earlier page of the list gave as its next.',
}
