/**
 * The words of the admin in two parts: `en.po?first` has what a list and everything around it says, `en.po?later` the rest,
 * which is most. What the door says is divided among them: a list needs only what comes of a call, and of signing in again.
 * One catalogue for those who translate, and little to wait for.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const asked = /^(.+[\\/](\w+)\.po)\?(first|later)$/

/** What is drawn before any other screen than a list. */
const first =
  /^admin\/(?:[^/]+$|(?:api|commands|layout|live|plates|session|views|words)\/|screens\/(?:(?:documents|not-found)\/|login\/sign-in\.ts$)|media\/(?:send-file|upload))/

/** Lists name fields; they explain none. What is there once has no list: it is named, but its fields are not. */
export function isFirst(id: string, origins: readonly string[]): boolean {
  return origins.some((file) => {
    if (file.startsWith('content/model/singles/')) return !id.includes('.')
    return first.test(file) || (file.startsWith('content/model/') && !id.endsWith('.help'))
  })
}

export function partsOfCatalogue(): Plugin {
  const format = formatter({ lineNumbers: false, explicitIdAsDefault: true })
  return {
    name: 'cyanotype:parts-of-catalogue',
    async load(id) {
      const [, file, locale, part] = asked.exec(id) ?? []
      if (file === undefined || locale === undefined) return undefined
      const read = async (filename: string) => {
        this.addWatchFile(filename)
        const context = { locale, sourceLocale: 'en', filename }
        return Object.entries(await format.parse(await readFile(filename, 'utf8'), context))
      }
      const ofDoor = await read(join(dirname(file), '../door', `${locale}.po`))
      const messages = [...ofDoor, ...(await read(file))].filter(([key, { origin = [] }]) => {
        const files = origin.map(([name]) => name)
        return isFirst(key, files) === (part === 'first')
      })
      const said = messages.map(
        ([key, { translation, message }]) => [key, translation || message || key] as const,
      )
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(said), {
        namespace: 'es',
      })
      const [wrong] = errors
      if (wrong !== undefined) throw wrong.error
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}
