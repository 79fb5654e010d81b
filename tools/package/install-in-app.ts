/**
 * A test application in another folder that has the packed package, and only the dependencies that the
 * package declares.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { withLock } from '../build/lock.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const names = z.record(z.string(), z.string()).default({})
const manifestShape = z.object({ dependencies: names, peerDependencies: names })

export interface Application {
  /** The folder of the application. */
  readonly folder: string
  /** The folder of the package within it. */
  readonly installed: string
  /** The components of the package, by folder name. */
  readonly components: readonly string[]
  /** The dependencies that the package declares. */
  readonly declared: readonly string[]
  readonly remove: () => Promise<void>
}

/** Nothing is downloaded: the dependencies are linked from this repository. */
export async function installPackage(...devDependencies: readonly string[]): Promise<Application> {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-package-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Another test may be packing the same folder.
  const output = await withLock(join(root, 'dist', '.stamp', 'package.lock'), async () =>
    run('npm', 'pack', '--workspace', '@cyanotype/ui', '--pack-destination', folder),
  )
  run('tar', '-xzf', join(folder, output.trim().split('\n').at(-1) ?? ''), '-C', folder)
  const installed = join(folder, 'node_modules', '@cyanotype', 'ui')
  await mkdir(dirname(installed), { recursive: true })
  await rename(join(folder, 'package'), installed)
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')))
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
  await Promise.all(
    [...new Set([...declared, ...devDependencies])].map((name) =>
      linkDependency(name, join(folder, 'node_modules', name)),
    ),
  )
  const components = globSync('*', { cwd: join(installed, 'dist', 'modules', 'components') }).sort()
  return {
    folder,
    installed,
    components,
    declared,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0]} failed.\n${stderr}`)
  return stdout
}

async function linkDependency(name: string, place: string): Promise<void> {
  const own = join(root, 'ui', 'node_modules', name)
  await mkdir(dirname(place), { recursive: true })
  await symlink(existsSync(own) ? own : join(root, 'node_modules', name), place, 'dir')
}
