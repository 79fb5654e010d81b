import { expect, it } from 'vitest'
import { counted, reasonOf } from './finding.ts'

it('names the deepest reason of an error, on one line and without passwords', () => {
  const refused = new Error('The bucket does not exist: s3://key:secret@house\nat line 1')
  const failed = new Error('S3 failed', { cause: refused })
  expect(reasonOf(new Error('unavailable', { cause: failed }))).toBe(
    'The bucket does not exist: s3://•••@house',
  )
  expect(reasonOf(new Error('alone'))).toBe('alone')
  expect(reasonOf(new Error('no answer', { cause: new AggregateError([]) }))).toBe('no answer')
})

it('counts one thing in the singular', () => {
  const pending = (count: number) => counted(count, 'migration has', 'migrations have')
  expect([0, 1, 2].map(pending)).toEqual(['0 migrations have', '1 migration has', '2 migrations have'])
})
