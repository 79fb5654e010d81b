/** Packs a release: copies its files into a folder, adds what only a release has, and makes an archive of it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseFiles } from './release-files.ts'

export interface PackedRelease {
  readonly archive: string
  readonly megabytes: number
}

const workspaces = ['content', 'ui', 'server', 'site']

export async function pack(root: string, output: string): Promise<PackedRelease> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = `cyanotype-${manifest.version}-${process.platform}-${process.arch}`
  const folder = join(output, name)
  await rm(folder, { recursive: true, force: true })
  let bytes = 0
  for (const path of await releaseFiles(root)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(join(root, path), join(folder, path))
    bytes += (await stat(join(folder, path))).size
  }
  await addOwnFiles(root, folder, manifest)
  const archive = join(output, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', output, name])
  await rm(folder, { recursive: true })
  return { archive, megabytes: Math.ceil(bytes / 1e6) }
}

interface Manifest {
  readonly version: string
  readonly license: string
  readonly scripts: Readonly<Record<string, string>>
}

async function addOwnFiles(root: string, folder: string, manifest: Manifest): Promise<void> {
  const { version, license } = manifest
  const scripts = Object.fromEntries(operatorScripts(manifest))
  const engines = { node: '>=24.15' }
  const own = { name: 'cyanotype', version, private: true, type: 'module', license, engines, scripts }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  await writeFile(join(folder, 'VERSION'), `${version}\ncommit ${commitOf(root)}\n`)
  for (const file of ['README.md', 'start.sh']) {
    await copyFile(join(root, 'tools/release/files', file), join(folder, file))
  }
  await chmod(join(folder, 'start.sh'), 0o755)
  await mkdir(join(folder, 'node_modules/@cyanotype'), { recursive: true })
  for (const workspace of workspaces) {
    await symlink(`../../${workspace}`, join(folder, 'node_modules/@cyanotype', workspace))
  }
}

/** `npm start` and the commands for operators, with the names that they have in the repository. */
export function operatorScripts({ scripts }: Pick<Manifest, 'scripts'>): [string, string][] {
  return Object.entries(scripts).filter(
    ([name, command]) => name === 'start' || command.startsWith('node server/commands/'),
  )
}

/** A container is built without the repository, and gets the commit as a variable. */
function commitOf(root: string): string {
  if (process.env.COMMIT) return process.env.COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
