/** Parses the head of a page from HTML as React writes it: every value is quoted and escaped. */

/** Its name, its attributes and its content. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** By tag: whether an element belongs to the page, and not to the whole site or the browser. */
const ofPage: Readonly<Record<HeadElement['tag'], (attributes: HeadElement['attributes']) => boolean>> = {
  meta: ({ charset, name = '' }) => charset === undefined && !['viewport', 'theme-color'].includes(name),
  link: ({ rel = '' }) => ['canonical', 'alternate', 'prev', 'next'].includes(rel),
  script: ({ type }) => type === 'application/ld+json',
}

export function headElements(head: string): readonly HeadElement[] {
  const found = head.matchAll(/<(meta|link)\b[^>]*>|<(script)\b[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].flatMap(([whole, single, script, text]) => {
    const tag = single ?? script
    const attributes = attributesOf(whole.slice(0, whole.indexOf('>')))
    if (!isTag(tag) || !ofPage[tag](attributes)) return []
    return [text ? { tag, attributes, text } : { tag, attributes }]
  })
}

const isTag = (name: string | undefined): name is HeadElement['tag'] =>
  name !== undefined && Object.hasOwn(ofPage, name)

/** The attributes of a tag, in lower case as HTML treats them. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => letters[entity] ?? entity)
}
