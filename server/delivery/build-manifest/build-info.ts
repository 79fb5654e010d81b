/** Which build of site and admin this is: the same on every machine that runs it, another with every build. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface BuildInfo {
  readonly id: string
  /** Milliseconds, as clients count them. */
  readonly timestamp: number
}

/** The names in a build carry the hashes of what is in the files. Where nothing was built, there is one id all the same. */
export function readBuildInfo(...folders: readonly string[]): BuildInfo {
  const built = folders.filter((folder) => existsSync(folder))
  const files = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => ({ name, path: join(folder, name) })),
  )
  const hash = createHash('sha256')
    .update(files.map(({ name }) => name).join('\n'))
    .digest('hex')
  const times = files.map(({ path }) => Math.floor(statSync(path).mtimeMs))
  return {
    id: [
      hash.slice(0, 8),
      hash.slice(8, 12),
      hash.slice(12, 16),
      hash.slice(16, 20),
      hash.slice(20, 32),
    ].join('-'),
    timestamp: Math.max(0, ...times),
  }
}
