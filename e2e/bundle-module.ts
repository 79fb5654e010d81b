/** Bundles a third-party module into one script, to run it on a page as published. */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** After the script has run, `window.{as}` has the exports of `name`. */
export async function bundleModule(name: string, as: string): Promise<string> {
  const entry = `entry-of-${as}`
  const bundle = await rolldown({
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    input: entry,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? fileURLToPath(new URL(entry, import.meta.url)) : null),
        load: (id) => (id.endsWith(entry) ? `import * as all from '${name}'\nglobalThis.${as} = all` : null),
      },
    ],
  })
  const {
    output: [{ code }],
  } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return code
}
