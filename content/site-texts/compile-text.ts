/** Compiles own texts of the site. They have the placeholders and links of the English text that they replace. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** `undefined` if the text cannot replace the message. */
export function compileText(message: string, text: string): CompiledMessage | undefined {
  const [source, compiled] = [compiledOf(message), compiledOf(text)]
  if (source === undefined || compiled === undefined) return undefined
  const [expected, found] = [partsOf(source), partsOf(compiled)]
  // A text may say something without a value, but not without a link.
  const hasKnownValues = [...found.values].every((name) => expected.values.has(name))
  const hasSameTags =
    found.tags.size === expected.tags.size && [...found.tags].every((tag) => expected.tags.has(tag))
  return hasKnownValues && hasSameTags && found.isComplete ? compiled : undefined
}

function compiledOf(text: string): CompiledMessage | undefined {
  try {
    return compileMessageOrThrow(text)
  } catch {
    return undefined
  }
}

interface Parts {
  /** Names of placeholders: `count` of `{count}`. */
  readonly values: Set<string>
  /** Tags around parts of the text: `<0>` and `</0>`. */
  readonly tags: Set<string>
  /** Whether every choice has the case `other`. */
  isComplete: boolean
}

const choices: readonly unknown[] = ['plural', 'selectordinal', 'select']

function partsOf(message: CompiledMessage): Parts {
  const parts: Parts = { values: new Set(), tags: new Set(), isComplete: true }
  const add = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) parts.tags.add(tag)
        continue
      }
      const [name, kind, cases] = token
      parts.values.add(name)
      if (!choices.includes(kind) || typeof cases !== 'object' || cases === null) continue
      if (!Object.hasOwn(cases, 'other')) parts.isComplete = false
      for (const part of Object.values(cases)) if (Array.isArray(part)) add(part)
    }
  }
  add(message)
  return parts
}
