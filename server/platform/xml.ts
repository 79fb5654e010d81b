/** XML writer: escapes all text, so that content cannot add markup. */

export interface Xml {
  readonly xml: string
}

/** A string is text. Undefined content is omitted. */
type Content = Xml | string | undefined

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Content[]
): Xml {
  const attributeList = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value, inAttributes)}"`,
  )
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child, inText) : (child?.xml ?? ''),
  )
  const start = `<${name}${attributeList.join('')}`
  return { xml: inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>` }
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Characters that a parser would interpret, including white space that it would normalise. */
const inText = /[&<>"'\r]/g
const inAttributes = /[&<>"'\t\n\r]/g

/** Also removes characters that XML forbids even when escaped: control characters and lone surrogates. */
function escaped(text: string, signs: RegExp): string {
  return legal(text).replace(signs, (sign) => entities[sign] ?? '')
}

/** Without the characters that XML forbids even when escaped. */
export function legal(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
