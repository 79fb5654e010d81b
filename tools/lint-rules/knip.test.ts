/**
 * Nothing lies about unused: no file, no export, no dependency. What knip takes for granted is in knip.json. A busy machine
 * needs a minute for it.
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
  expect(`${stdout}${stderr}`.trim(), 'Use it, or remove it.').toBe('')
  expect(status).toBe(0)
})
