/** The parts of the documentation, in their order. A folder of `content/docs` that is not named here comes last. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentationPage } from './library.ts'

interface Section {
  readonly folder: string
  readonly label: MessageDescriptor
  readonly pages: readonly DocumentationPage[]
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  start: msg`Start`,
  writing: msg`Writing`,
  running: msg`Running it`,
  contributing: msg`Contributing`,
}

export function sectionsOf(pages: readonly DocumentationPage[]): readonly Section[] {
  const folders = new Set([...Object.keys(labels), ...pages.map((page) => page.section)])
  folders.delete('')
  return [...folders].flatMap((folder) => {
    const inside = pages.filter((page) => page.section === folder)
    const label = labels[folder] ?? { id: folder, message: folder }
    return inside.length === 0 ? [] : [{ folder, label, pages: inside }]
  })
}
