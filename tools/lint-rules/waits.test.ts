/** Tests wait with `eventually`: the timeouts of Vitest fail on a busy machine. */
import { expect, it } from 'vitest'
import { codeFiles, read } from './source-files.ts'

const helper = 'tools/testing/eventually.ts'

it('waits in tests with `eventually` only', () => {
  const others = codeFiles().filter((path) => path !== helper && /vi\.wait(?:For|Until)\(/.test(read(path)))
  expect(others, `Use ${helper}.`).toEqual([])
})
