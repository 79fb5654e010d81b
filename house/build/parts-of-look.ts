/**
 * The look of the admin in two parts: `first.css` names what a list is made of, `admin.css?later` is the rest of `admin.css`,
 * which is most. A sheet that nobody put into the first part is in the second.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const asked = /^(.+[\\/]admin\.css)\?later$/
const ui = fileURLToPath(new URL('../../ui/', import.meta.url))

export function partsOfLook(): Plugin {
  return {
    name: 'cyanotype:parts-of-look',
    // Before the reader of style sheets takes the file as it stands.
    enforce: 'pre',
    async load(id) {
      const [, file] = asked.exec(id) ?? []
      if (file === undefined) return undefined
      const firstFile = join(dirname(file), 'first.css')
      for (const watched of [file, firstFile]) this.addWatchFile(watched)
      const first = new Set(await sheetsOf(firstFile))
      const later = (await sheetsOf(file)).filter((sheet) => !first.has(sheet))
      return later.map((sheet) => `@import ${JSON.stringify(wayTo(sheet, file))};\n`).join('')
    },
  }
}

/** What a sheet imports, and what that imports, in its order; itself where it imports nothing. */
export async function sheetsOf(file: string): Promise<readonly string[]> {
  const imports = [...(await readFile(file, 'utf8')).matchAll(/^@import '(.+)';$/gm)]
  if (imports.length === 0) return [file]
  const nested = await Promise.all(imports.map(([, name = '']) => sheetsOf(placeOf(name, file))))
  return nested.flat()
}

function placeOf(name: string, from: string): string {
  return name.startsWith('.') ? join(dirname(from), name) : join(ui, name.replace(/^@cyanotype\/ui\//, ''))
}

function wayTo(sheet: string, from: string): string {
  return `./${relative(dirname(from), sheet).replaceAll(sep, '/')}`
}
