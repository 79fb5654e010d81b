/**
 * Bundle size: what one package entry adds to an application, minified, with Brotli, without React, and its
 * budget.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { rolldown } from 'rolldown'

const compress = promisify(brotliCompress)

/** Bundle size: what one package entry adds to an application, minified, with Brotli, without React. */
export interface Bundle {
  readonly kilobytes: number
  /** The names that remain of each module of the package after tree shaking. */
  readonly modules: ReadonlyMap<string, readonly string[]>
}

/** All entries of a built package, by name. */
export function entriesOf(installed: string): string[] {
  const folder = join(installed, 'dist', 'doors')
  return globSync('**/*.js', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').replace(/\.js$/, ''))
    .sort()
}

/** Bundles everything that an entry exports, or only the given names. */
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
    // Modules contain "use client", which has no meaning here.
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

/** For all entries together. */
export const maxKilobytes = 120

/** For one component. Most need a tenth of this. */
const maxKilobytesOfComponent = 14

interface SizeBudget {
  readonly kilobytes: number
  /** The other components that it may include. If missing: any. */
  readonly allowedImports?: readonly string[]
}

/** Common components have smaller budgets. A tooltip includes the positioning code of Radix. */
const named: Readonly<Record<string, SizeBudget>> = {
  button: { kilobytes: 2, allowedImports: ['icon', 'spinner', 'visually-hidden'] },
  tabs: { kilobytes: 12, allowedImports: [] },
  dialog: { kilobytes: 14, allowedImports: ['button', 'icon', 'spinner', 'visually-hidden'] },
  tooltip: { kilobytes: 20, allowedImports: [] },
  toolbar: { kilobytes: 24 },
  'side-navigation': { kilobytes: 24 },
}

export const boundOf = (component: string): SizeBudget =>
  named[component] ?? { kilobytes: maxKilobytesOfComponent }

/** The components that a bundle should not include. */
export function unwantedComponents(component: string, { modules }: Bundle): string[] {
  const { allowedImports } = boundOf(component)
  const bundled = [...modules.keys()].flatMap((path) => /^components\/([\w-]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(bundled)].filter(
    (name) => name !== component && allowedImports !== undefined && !allowedImports.includes(name),
  )
}
