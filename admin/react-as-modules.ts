/**
 * React comes as CommonJS, and each file of a build that names it would unwrap it anew, by a runtime that is one more file to
 * wait for. Here it is read as modules are: what it exports is known, since it is there.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Each by its name, and what a production build takes of it. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
} as const

const isOurs = (name: string): name is keyof typeof files => Object.hasOwn(files, name)
/** React has it by now; who asks for it wants older ones to have it, too. */
const shim = 'use-sync-external-store/shim'
const shimmed = `\0${shim}`
/** Radix takes things from React by names that it makes up as it runs: what has all of them at hand comes with Radix. */
const whole = '\0react-whole'

const placeOf = (name: keyof typeof files) =>
  require
    .resolve(name)
    .replaceAll('\\', '/')
    .replace(/(?<![^/])[^/]+$/, files[name].replace(/^[^/]+\//, ''))
const places = new Map(
  Object.keys(files)
    .filter(isOurs)
    .map((name) => [placeOf(name), name]),
)

export const reactAsModules: Plugin = {
  name: 'cyanotype:react-as-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(name, importer) {
    if (name === shim) return shimmed
    if (name === 'react' && importer?.includes('@radix-ui')) return whole
    return isOurs(name) ? placeOf(name) : undefined
  },
  load(id) {
    if (id === whole) return `export * from 'react'`
    return id === shimmed ? `export { useSyncExternalStore } from 'react'` : undefined
  },
  transform(code, id) {
    const name = places.get(id.replaceAll('\\', '/'))
    return name === undefined ? undefined : { code: asModule(code, Object.keys(require(name))), map: null }
  },
}

/** What it needs is imported by the name that it has there, and what it gives is a variable of its own. */
function asModule(code: string, names: readonly string[]): string {
  const needed: string[] = []
  const body = code
    .replace(/\b(\w+) = require\("([^"]+)"\)/g, (_, name: string, from: string) => {
      needed.push(`import * as ${name} from '${from}'`)
      return `was${name}`
    })
    .replace(/\bexports\.(\w+)/g, 'given_$1')
  const given = names.filter((name) => body.includes(`given_${name} =`))
  return [
    ...needed,
    `let ${given.map((name) => `given_${name}`).join()}`,
    body,
    `export { ${given.map((name) => `given_${name} as ${name}`).join()} }`,
  ].join('\n')
}
