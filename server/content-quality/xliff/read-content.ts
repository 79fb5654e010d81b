/**
 * Reads the content of a source or target. Codes that a tool split into a start and an end become one again, and
 * annotations disappear: only their text counts.
 */
import type { Inline } from '../text-segments/index.ts'

interface OpenCode {
  /** Null for the content itself and for annotations. */
  readonly id: string | null
  readonly content: Inline[]
}

type Values = Readonly<Record<string, string>>

/** Marks the end of a code that began in another place. It is no id, so the check of codes refuses it. */
const orphan = ' '

export function openContent() {
  const root: OpenCode = { id: null, content: [] }
  /** Codes around the current place, by elements or by a start and an end. */
  const codes: OpenCode[] = [root]
  const elements: string[] = []
  const inner = () => codes.at(-1) ?? root
  const finish = () => {
    const code = codes.length > 1 ? codes.pop() : undefined
    if (code !== undefined && code.id !== null) inner().content.push({ id: code.id, content: code.content })
  }
  const open = (name: string, values: Values) => {
    elements.push(name)
    const { id = '', startRef } = values
    if (name === 'ph') inner().content.push({ id, content: null })
    else if (name === 'pc' || name === 'sc') codes.push({ id, content: [] })
    else if (name === 'cp') inner().content.push(characterOf(values.hex))
    else if (name === 'ec') {
      if (inner().id === (startRef ?? id) && codes.length > 1) finish()
      else inner().content.push({ id: orphan, content: null })
    }
  }
  return {
    open,
    depth: () => elements.length,
    add: (text: string) => void inner().content.push(text),
    close(name: string) {
      elements.pop()
      if (name === 'pc') finish()
    },
    result(): readonly Inline[] {
      while (codes.length > 1) finish()
      return root.content
    },
  }
}

function characterOf(hex = ''): string {
  const point = Number.parseInt(hex, 16)
  return Number.isInteger(point) && point >= 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
