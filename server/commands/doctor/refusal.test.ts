import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { examine } from './examine.ts'

it('does not take a database that this user may not use for a missing one', async () => {
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'cyanotype.db')
  // A link to itself, which not even root can follow.
  symlinkSync('cyanotype.db', file)
  const findings = await Array.fromAsync(examine(() => readConfig({ DATA_DIR: dataDir }), false))
  expect(findings.find(({ check }) => check === 'Database')).toEqual({
    ...{ check: 'Database', state: 'problem', found: `${file} cannot be used (ELOOP).` },
    fix: 'Run this command as the user of the service.',
  })
})
