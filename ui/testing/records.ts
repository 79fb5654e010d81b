/**
 * Reads test records (`__snapshots__/*.snap`): by the name of the test, their text without quotes and frame.
 */
const entry = /^exports\[`(.+?)`\] = `\n?([\s\S]*?)\n?`;$/gm

/** A single line is in quotes. A tree of several lines is not, even if its last line ends with one. */
const unquoted = (text: string) => (/^"[^\n]*"$/.test(text) ? text.slice(1, -1) : text)

/** Reverses the escapes of a template literal. */
const unescaped = (text: string) => text.replace(/\\([`$\\])/g, '$1')

export function parseRecord(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(entry)].map(([, name = '', text = '']) => [name, unescaped(unquoted(text))]),
  )
}
