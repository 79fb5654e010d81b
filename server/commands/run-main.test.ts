import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const dataFolder = join(tmpdir(), `cyanotype-usage-${process.pid}`)

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`server/commands/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder },
  })
  return { status, stdout, stderr }
}

const restore = 'Usage: npm run restore -- ID|FILE.tar [--with-secret]\n'

describe('Commands', () => {
  it('print their usage for --help, and create nothing', () => {
    expect(run('restore', '--help')).toEqual({ status: 0, stdout: restore, stderr: '' })
    expect(run('backup', 'verify', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage:\nnpm run backup .*\n(?:npm run backup -- .*\n)+$/),
    })
    expect(existsSync(dataFolder)).toBe(false)
  })

  it('print which argument is wrong, and their usage', () => {
    const unknown = `Unknown option '--with-secrets'.\n\n${restore}`
    expect(run('restore', '--with-secrets', 'a')).toEqual({ status: 2, stdout: unknown, stderr: '' })
    expect(run('restore')).toEqual({ status: 2, stdout: restore, stderr: '' })
    expect(run('audit', 'verify', '--head')).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/^Option '--head <value>' argument missing\.\n\nUsage/),
    })
    expect(run('audit', 'verify', '--head', 'newest')).toEqual({
      ...{ status: 2, stderr: '' },
      stdout: '“newest” is not a head. Copy it from the output of this command: number:hash.\n',
    })
    expect(existsSync(dataFolder)).toBe(false)
  })

  it('print the text of a problem, not its code', () => {
    const script = `import { runMain } from './server/commands/run-main.ts'
      import { Problem } from './server/problems/problems.ts'
      const main = () => Promise.reject(new Problem('storage_full'))
      await runMain({ usage: 'npm run account', main })`
    const args = ['--input-type=module', '--eval', script]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^The server disk is full, .*\n$/)])
  })
})
