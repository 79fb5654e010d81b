import { Problem } from './problems.ts'

/** Where to go on in a list comes from whoever asks: what no page of it gave is refused. */
export function noSuchPosition(): Problem {
  const { id: code, message } = reason
  return new Problem('invalid_query', {}, { fields: [{ path: ['after'], message, code }] })
}

const reason = /*i18n*/ {
  id: 'list.after',
  message: 'This is not what an earlier page of the list gave as its next.',
}
