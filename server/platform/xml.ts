/** XML, written piece by piece: whatever people wrote is text in it and nothing else (promise H9). */

export interface Xml {
  readonly xml: string
}

/** A string is text; what is undefined is left out. */
type Content = Xml | string | undefined

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Content[]
): Xml {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, inAttributes)}"`)
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child, inText) : (child?.xml ?? ''),
  )
  const start = `<${name}${said.join('')}`
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

/** What readers would take for something else: some white space too, which they make plainer as they read. */
const inText = /[&<>"'\r]/g
const inAttributes = /[&<>"'\t\n\r]/g

/** Signs that no XML may hold, not even escaped, are left out: control characters, and halves of a pair. */
function escaped(text: string, signs: RegExp): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(signs, (sign) => entities[sign] ?? '')
}
