/**
 * Text as one types it on a telephone, and the MDX that it is kept as. Paragraphs, lists, headings, emphasis and links are
 * Markdown; whatever would be more than that (a component, an expression, code, a picture) is taken for what it looks like.
 */

/**
 * Signs that would begin something else. They are written as character references: after a bare address the parser takes
 * a backslash for a part of it, and the sign behind it for what it means.
 */
const begins = [
  /[\\{}<`]/g,
  // `&copy;` would become another sign, `~~~` a block of code, `![` a picture, `[^` a note.
  /&(?=#|[a-z][a-z0-9]*;)/gi,
  /~(?=~~)/g,
  /!(?=\[)/g,
  /\[(?=\^)/g,
  // Between brackets and an address that no link may have, and where one is defined.
  /\](?=:|\((?!(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s()]*\)))/g,
  // A line with which a module would begin.
  /[ie](?=mport\b|xport\b)(?<=^[ \t]*[ie])/gm,
] as const

/** Lines that begin with many quotes or bullets would nest as deep; nobody means that. */
const deep = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d+[.)](?=\s))){8,}/gm

const asReference = (sign: string) => `&#${sign.charCodeAt(0)};`

export function toMdx(text: string): string {
  const signs = begins.flatMap((sign) => [...text.matchAll(sign)].map(({ index }) => index))
  const marks = [...text.matchAll(deep)].map(({ index, 0: line }) => index + line.search(/[>*+.)-]/))
  const written = new Set([...signs, ...marks])
  return Array.from({ length: text.length }, (_, at) => text.charAt(at))
    .map((sign, at) => (written.has(at) ? asReference(sign) : sign))
    .join('')
}

/** Undefined where the text holds more than this writes: it is edited on the full screen. */
export function toPlain(mdx: string): string | undefined {
  const text = mdx.replace(/&#(\d{2,3});/g, (_, code: string) => String.fromCharCode(Number(code)))
  return toMdx(text) === mdx ? text : undefined
}
