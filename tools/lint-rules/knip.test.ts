/**
 * Unused code: every file, export and dependency is used. knip.json has the exceptions. A busy machine needs
 * a minute.
 */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './source-files.ts'

it('uses every file, export and dependency', { timeout: 240_000 }, () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  expect(`${stdout}${stderr}`.trim(), 'Remove what is unused, or use it.').toBe('')
  expect(status).toBe(0)
})
