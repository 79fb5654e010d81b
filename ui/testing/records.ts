/** Reads what tests wrote down (`__snapshots__/*.snap`): by the test's name, its words without quotes and frame. */
const entry = /^exports\[`(.+?)`\] = `\n?([\s\S]*?)\n?`;$/gm

/** One line is in quotes; a tree of several lines is not, though its last line may end with one. */
const unquoted = (words: string) => (/^"[^\n]*"$/.test(words) ? words.slice(1, -1) : words)

/** As it is written in a template literal. */
const unescaped = (words: string) => words.replace(/\\([`$\\])/g, '$1')

export function parseRecord(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(entry)].map(([, name = '', words = '']) => [name, unescaped(unquoted(words))]),
  )
}
