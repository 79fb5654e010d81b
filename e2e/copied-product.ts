/** A copy of the product's sources, for tests that change them. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const workspaces = ['admin', 'bench', 'content', 'e2e', 'server', 'site', 'ui']

/** The browser loads a file of these packages to test stories. Vite serves no file outside of the copy. */
const servedToBrowser = '@storybook'

/** Copies all sources. Installed packages are linked, and workspaces point to the copied sources. */
export function copyProduct(): string {
  const copy = mkdtempSync(join(tmpdir(), 'cyanotype-new-'))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  for (const path of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  mkdirSync(join(copy, 'node_modules/@cyanotype'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(copy, 'node_modules', name)]
    if (name === servedToBrowser) cpSync(from, to, { recursive: true })
    else if (name !== '@cyanotype' && !name.startsWith('.vite')) symlinkSync(from, to)
  }
  for (const name of workspaces) symlinkSync(join(copy, name), join(copy, 'node_modules/@cyanotype', name))
  return copy
}

/** Runs a program of an installed package in the copy. */
export function run(
  cwd: string,
  program: string,
  ...args: string[]
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(cwd, 'node_modules', program), ...args],
    { cwd, encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}
