/**
 * What one component costs in a bundle: minified, brotli, without React. Each is taken alone, by its own file, so that
 * whatever it drags along shows up here.
 */
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { rolldown } from 'rolldown'

const compress = promisify(brotliCompress)
const components = fileURLToPath(new URL('../ui/components/', import.meta.url))

interface Bound {
  readonly component: string
  readonly kilobytes: number
  /** The other components that it is made of. */
  readonly mayBring: readonly string[]
}

export const componentBounds: readonly Bound[] = [
  { component: 'button', kilobytes: 2, mayBring: ['icon', 'spinner', 'visually-hidden'] },
  { component: 'tabs', kilobytes: 8, mayBring: [] },
  { component: 'dialog', kilobytes: 14, mayBring: ['button', 'icon', 'spinner', 'visually-hidden'] },
]

export interface Size {
  readonly kilobytes: number
  /** The components whose code is in the bundle, itself among them. */
  readonly brought: readonly string[]
}

export async function sizeOf(component: string): Promise<Size> {
  const bundle = await rolldown({
    input: `${components}${component}/${component}.tsx`,
    external: /^react(-dom)?($|\/)/,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Every module of Radix says "use client", which means nothing here.
    logLevel: 'silent',
  })
  const {
    output: [chunk],
  } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const used = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0)
  const brought = used.flatMap(([path]) => /ui\/components\/([\w-]+)\//.exec(path)?.[1] ?? [])
  return { kilobytes: (await compress(chunk.code)).length / 1024, brought: [...new Set(brought)].sort() }
}
