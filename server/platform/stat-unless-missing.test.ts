import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import { statUnlessMissing } from './stat-unless-missing.ts'

it('tells a place where nothing is from one where this user may not look', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, 'Ada')
  expect(statUnlessMissing(file)?.size).toBe(3)
  expect(statUnlessMissing(join(folder, 'nothing'))).toBeUndefined()
  expect(statUnlessMissing(join(file, 'below'))).toBeUndefined()
  // A link to itself, which not even root can follow.
  const loop = join(folder, 'loop')
  symlinkSync('loop', loop)
  expect(() => statUnlessMissing(loop)).toThrow('ELOOP')
})
