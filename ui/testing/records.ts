/** Reads what tests wrote down (`__snapshots__/*.snap`): by the test's name, its words without quotes and frame. */
const entry = /^exports\[`(.+?)`\] = `\n?([\s\S]*?)\n?`;$/gm

export function parseRecord(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(entry)].map(([, name = '', words = '']) => [name, words.replace(/^"|"$/g, '')]),
  )
}
