/**
 * Loads every module of a package that is not marked for the browser, as a server does for server components,
 * where React has no state and no context: `node --conditions react-server tools/package/load-on-server.ts
 * FOLDER`.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = ''] = process.argv.slice(2)
const modules = join(folder, 'node_modules', '@cyanotype', 'ui', 'dist', 'modules')

/** A module marked for the browser is not loaded on the server, which only needs the names of its exports. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const code = String(loaded.source)
    if (!code.startsWith("'use client'")) return loaded
    const names = [...code.matchAll(/export (?:async )?(?:const|function) (\w+)/g)].map(([, name]) => name)
    return { ...loaded, source: names.map((name) => `export const ${name} = undefined\n`).join('') }
  },
})

let loaded = 0
for (const path of globSync('**/*.js', { cwd: modules })) {
  if (readFileSync(join(modules, path), 'utf8').startsWith("'use client'")) continue
  await import(pathToFileURL(join(modules, path)).href)
  loaded += 1
}
console.log(JSON.stringify({ loaded }))
