/**
 * Renders every story with the package of an application, without a browser: `node
 * tools/package/render-everything.ts FOLDER`. A component without stories is rendered without props. Writes
 * the HTML to `everything.html` and prints what could not be rendered.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'

const [folder = ''] = process.argv.slice(2)
const ui = fileURLToPath(new URL('../../ui/', import.meta.url))
const installed = join(folder, 'node_modules', '@cyanotype', 'ui', 'dist')
const fromApplication = createRequire(join(folder, 'index.js'))

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every component that React rendered. */
const rendered = new Set<unknown>()

/**
 * Components get this instead of the runtime of React, because the first module loaded stays in the module
 * cache.
 */
function recordRendered(): void {
  const runtime: Record<string, unknown> = fromApplication('react/jsx-runtime')
  for (const name of ['jsx', 'jsxs']) {
    const draw = runtime[name]
    if (!isFunction(draw)) throw new Error(`React has no ${name}.`)
    runtime[name] = (type: unknown, ...rest: unknown[]) => {
      rendered.add(type)
      return draw(type, ...rest)
    }
  }
}

/** Replaces imports of the sources by imports of the package. Play functions are not needed. */
const packageInsteadOfSources: Plugin = {
  name: 'package-instead-of-sources',
  async resolveId(what, from) {
    if (what === 'stories') return what
    if (/^(storybook\/|vitest)|\.(css|svg|webp)\b/.test(what)) return 'nothing'
    if (isAbsolute(what)) return null
    if (!what.startsWith('.')) return { id: fromApplication.resolve(what), external: true }
    const found = await this.resolve(what, from, { skipSelf: true })
    const id = join(installed, 'modules', relative(ui, found?.id ?? '').replace(/\.tsx?$/, '.js'))
    return existsSync(id) ? { id, external: true } : found
  },
  load(id) {
    if (id === 'nothing') return 'export const fn = () => () => undefined'
    if (id !== 'stories') return null
    return stories
      .map((path, at) => `export * as story${at} from ${JSON.stringify(join(ui, path))}`)
      .join('\n')
  },
}

const stories = globSync('components/*', { cwd: join(installed, 'modules') }).flatMap((component) =>
  globSync(`${component}/*.stories.tsx`, { cwd: ui }),
)

async function readStories(): Promise<Record<string, unknown>> {
  const bundle = await rolldown({
    input: 'stories',
    platform: 'node',
    transform: { define: { 'import.meta.env.MODE': '"production"' } },
    plugins: [packageInsteadOfSources],
    shimMissingExports: true,
    makeAbsoluteExternalsRelative: false,
    logLevel: 'silent',
  })
  const file = join(folder, 'stories.mjs')
  await bundle.write({ file, format: 'es' })
  return import(pathToFileURL(file).href)
}

recordRendered()
const everything: Record<string, unknown> = await import(
  pathToFileURL(join(installed, 'doors', 'index.js')).href
)
await import(pathToFileURL(join(installed, 'doors', 'icons', 'all.js')).href)
const { el } = await import(pathToFileURL(join(installed, 'doors', 'locales', 'el.js')).href)
const { createElement } = fromApplication('react')
const { renderToString } = fromApplication('react-dom/server')

const html: string[] = []
const failed: string[] = []

function render(name: string, element: () => unknown): void {
  try {
    html.push(renderToString(createElement(everything.UiProvider, { locale: el }, element())))
  } catch (problem) {
    failed.push(`${name}: ${problem}`)
  }
}

/** The args of the story override those of the file, as in Storybook. */
function elementOf(meta: Record<string, unknown>, story: Record<string, unknown>): unknown {
  const given = { ...(isRecord(meta.args) ? meta.args : {}), ...(isRecord(story.args) ? story.args : {}) }
  rendered.add(meta.component)
  const decorators = [story.decorators, meta.decorators].flat().filter(isFunction)
  const content = () => createElement(story.render ?? meta.render ?? meta.component, given)
  const surround = decorators.reduce((inner: unknown, decorate) => () => decorate(inner), content)
  return createElement(surround)
}

const all = await readStories()
for (const [at, path] of stories.entries()) {
  const file = all[`story${at}`]
  if (!isRecord(file) || !isRecord(file.default)) throw new Error(`${path} holds no stories.`)
  const { default: meta, ...named } = file
  for (const [name, story] of Object.entries(named)) {
    if (isRecord(meta) && isRecord(story)) render(`${path} ${name}`, () => elementOf(meta, story))
  }
}
for (const [name, value] of Object.entries(everything)) {
  const isUnseen = /^[A-Z]/.test(name) && isFunction(value) && !rendered.has(value)
  if (isUnseen) render(name, () => createElement(value, {}))
}
writeFileSync(join(folder, 'everything.html'), html.join('\n'))
console.log(JSON.stringify({ stories: stories.length, rendered: rendered.size, failed }))
