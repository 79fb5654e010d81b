import { expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { Problem } from './problems/problems.ts'

it.each([
  ['the database', new Problem('storage_full')],
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('says in one line that the disk is full, when %s could not be written', async (_, problem) => {
  expect(await explainStartFailure(problem, readConfig({ DATA_DIR: '/var/lib/house' }))).toMatchObject({
    name: 'StartProblem',
    message:
      'The disk of the data folder /var/lib/house is full. Free some space, and start the server again.',
  })
})
