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
