/** Translates texts with inline codes. Where a service loses a code, the words between the codes are translated alone. */
import type { Inline } from '../text-segments/index.ts'
import { codeIdsIn, textIn } from '../text-segments/index.ts'
import { escapedText, markedUp, readMarkedUp } from './marked-up-text.ts'

type Text = readonly Inline[]

/** Sends texts with markup and returns their translations. */
export type SendTexts = (markups: readonly string[]) => Promise<readonly string[]>

export async function translateTexts(texts: readonly Text[], send: SendTexts): Promise<readonly Text[]> {
  const withWords = texts.filter((text) => hasWords(textIn(text)))
  const translated = await translations(withWords.map(markedUp), send)
  const translatedTexts = new Map(
    withWords.map((text, index) => [text, readMarkedUp(translated[index] ?? '')]),
  )
  const hasSameShape = (text: Text) => {
    const made = translatedTexts.get(text)
    return made !== undefined && shapeOf(made) === shapeOf(text)
  }
  const broken = withWords.filter((text) => !hasSameShape(text))
  const runs = broken.flatMap(runsIn).filter(hasWords)
  const parts = await translations(
    runs.map((run) => escapedText(run.trim())),
    send,
  )
  const byRun = new Map(runs.map((run, index) => [run, readMarkedUp(parts[index] ?? '')]))
  return texts.map((text) => {
    if (hasSameShape(text)) return translatedTexts.get(text) ?? text
    return broken.includes(text) ? withRuns(text, byRun) : text
  })
}

/** Each different text is sent once. */
async function translations(markups: readonly string[], send: SendTexts): Promise<readonly string[]> {
  const different = [...new Set(markups)]
  if (different.length === 0) return []
  const translated = await send(different)
  const byMarkup = new Map(different.map((markup, index) => [markup, translated[index] ?? '']))
  return markups.map((markup) => byMarkup.get(markup) ?? '')
}

/** Numbers and signs are the same in all languages. */
const hasWords = (text: string) => /\p{L}/u.test(text)

/** The codes, each with what it contains, in any order: words move in a translation. */
const shapeOf = (text: Text): string =>
  JSON.stringify(
    text
      .flatMap((one): string[] =>
        typeof one === 'string'
          ? []
          : [JSON.stringify([one.id, one.content === null ? null : codeIdsIn(one.content).toSorted()])],
      )
      .toSorted(),
  )

function runsIn(text: Text): readonly string[] {
  return text.flatMap((one) => (typeof one === 'string' ? [one] : runsIn(one.content ?? [])))
}

function withRuns(text: Text, translated: ReadonlyMap<string, Text | undefined>): Text {
  return text.map((one): Inline => {
    if (typeof one !== 'string')
      return { id: one.id, content: one.content && withRuns(one.content, translated) }
    const made = translated.get(one)
    if (made === undefined) return one
    const start = one.slice(0, one.length - one.trimStart().length)
    const end = one.slice(one.trimEnd().length)
    return `${start}${textIn(made).trim()}${end}`
  })
}
