/** Moves the translation of a message to its new English text, in the text of one `.po` file. */

interface Rewording {
  /** The English text before, which is no longer in the code. */
  readonly from: string
  /** The English text now, which `lingui extract` has added. */
  readonly to: string
  /** Whether the file has the English texts themselves, so that there is nothing to translate. */
  readonly isSource: boolean
}

export class RewordProblem extends Error {}

/** Returns the changed file, or `undefined` if the file does not have both messages. */
export function moveTranslation(po: string, { from, to, isSource }: Rewording): string | undefined {
  const entries = po.split('\n\n').map(readEntry)
  const old = entries.filter(({ message }) => message === JSON.stringify(from))
  const pairs = old.flatMap((before) => {
    const after = entries.find(
      ({ message, context }) => message === JSON.stringify(to) && context === before.context,
    )
    return after === undefined ? [] : [{ before, after }]
  })
  if (pairs.length === 0) return undefined
  const moved = new Map<Entry, string | undefined>()
  for (const { before, after } of pairs) {
    if (!before.isObsolete) throw new RewordProblem(`“${from}” is still used.`)
    if (!isSource && after.translation !== '""') throw new RewordProblem(`“${to}” has a translation.`)
    moved.set(before, undefined)
    if (!isSource) moved.set(after, withTranslation(after.block, before.translation))
  }
  const blocks = entries.map((entry) => (moved.has(entry) ? moved.get(entry) : entry.block))
  return `${blocks
    .filter((block) => block !== undefined)
    .join('\n\n')
    .trimEnd()}\n`
}

/** An entry of a `.po` file. Its texts are quoted and escaped as in the file. */
interface Entry {
  readonly block: string
  readonly message: string | undefined
  readonly context: string | undefined
  readonly translation: string
  readonly isObsolete: boolean
}

function readEntry(block: string): Entry {
  const textOf = (name: string) => new RegExp(`^(?:#~ )?${name} (".*")$`, 'm').exec(block)?.[1]
  return {
    block,
    message: textOf('msgid'),
    context: textOf('msgctxt'),
    translation: textOf('msgstr') ?? '""',
    isObsolete: /^#~ msgid/m.test(block),
  }
}

const withTranslation = (block: string, translation: string) =>
  block.replace(/^msgstr .*$/m, () => `msgstr ${translation}`)
