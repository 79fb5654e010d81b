import { expect, it } from 'vitest'
import { Problem } from '../problems/problems.ts'
import { explainProblem } from './backup-text.ts'
import { explainImportFailure } from './explain-import-failure.ts'

function mediaUnavailable(cause: Error): Problem {
  const problem = new Problem('media_unavailable')
  problem.cause = cause
  return problem
}

it.each([
  ['an import', explainImportFailure],
  ['a restore', explainProblem],
])('names the answer of the media storage after %s', async (_, explain) => {
  const refused = mediaUnavailable(new Error('S3 responded with status 403 to PUT /house/a.webp'))
  expect(await explain(refused)).toMatch(
    /^The media storage cannot be used \(S3 responded with status 403 to PUT \/house\/a\.webp\)\. Check MEDIA_URL and its access key\.(\nNothing was changed\.)?$/,
  )
  // Node.js tried several addresses, and its error has no message.
  const unreachable = mediaUnavailable(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))
  expect(await explain(unreachable)).toContain('The media storage cannot be used (ECONNREFUSED). Check')
})

it.each([
  ['the storage of the backups', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) }],
  ['the test restore', { cause: Object.assign(new Error('database or disk is full'), { errcode: 13 }) }],
])('says what to do when the disk of %s is full', async (_, { cause }) => {
  const unavailable = new Problem('backup_storage_unavailable', { reason: 'ENOSPC' })
  unavailable.cause = cause
  const text = 'The disk of DATA_DIR or of the backups is full. Free some space, and run the command again.'
  for (const problem of [cause, unavailable]) expect(await explainProblem(problem)).toBe(text)
})

it('says which file or folder the user of the command may not use', async () => {
  const refused = Object.assign(new Error('denied'), { code: 'EACCES', path: '/home/ada/export.xml' })
  for (const explain of [explainImportFailure, explainProblem]) {
    expect(await explain(refused)).toBe(
      'This user may not use /home/ada/export.xml (EACCES). Choose another folder, or another user for the command.',
    )
  }
})
