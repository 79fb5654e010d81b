/** What a door of the package costs an application that takes nothing else: minified, brotli, without React. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { rolldown } from 'rolldown'

const compress = promisify(brotliCompress)

export interface Bundle {
  readonly kilobytes: number
  /** What is left of each module of the package: the names that it exports. */
  readonly modules: ReadonlyMap<string, readonly string[]>
}

/** All doors of a package that was built, by their names. */
export function entriesOf(installed: string): string[] {
  const folder = join(installed, 'dist', 'doors')
  return globSync('**/*.js', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').replace(/\.js$/, ''))
    .sort()
}

/** Takes all that a door offers, or only what is named. */
export async function bundleOf(installed: string, entry: string, names?: readonly string[]): Promise<Bundle> {
  const from = JSON.stringify(join(installed, 'dist', 'doors', `${entry}.js`))
  const taken = names === undefined ? '*' : `{ ${names.join(', ')} }`
  const bundle = await rolldown({
    input: 'application',
    plugins: [
      {
        name: 'application',
        resolveId: (what) => (what === 'application' ? what : null),
        load: (id) => (id === 'application' ? `export ${taken} from ${from}` : null),
      },
    ],
    external: /^react(-dom)?($|\/)/,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Modules say "use client", which means nothing here.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false })
  await bundle.close()
  const [chunk] = output
  const own = Object.entries(chunk.modules).flatMap(([file, { renderedLength, renderedExports }]) => {
    const path = file.split('/@cyanotype/ui/dist/modules/')[1]
    return path === undefined || renderedLength === 0 ? [] : [[path, renderedExports] as const]
  })
  return {
    kilobytes: (await compress(chunk.code)).length / 1024,
    modules: new Map(own),
  }
}
