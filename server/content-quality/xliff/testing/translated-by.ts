/** Translates a file as an agency does: puts a target beside each source, with the codes of the source. */
export function translatedBy(xliff: string, translate: (text: string) => string): string {
  return xliff
    .replaceAll(/<target\/>|<target>[\s\S]*?<\/target>/g, '')
    .replaceAll('state="initial"', 'state="translated"')
    .replaceAll(/<source>([\s\S]*?)<\/source>/g, (match, content: string) => {
      const target = content.replaceAll(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text = '') =>
        tag === undefined ? translatedText(text, translate) : tag,
      )
      return `${match}<target>${target}</target>`
    })
}

const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]

/** Spaces at the ends of a text stay, as they are between codes. */
function translatedText(text: string, translate: (text: string) => string): string {
  const plain = entities.reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text)
  const [start = ''] = /^\s*/.exec(plain) ?? []
  const trimmed = plain.trim()
  const end = plain.slice(start.length + trimmed.length)
  const made = trimmed === '' ? plain : start + translate(trimmed) + end
  return entities.toReversed().reduce((all, [entity, sign]) => all.replaceAll(sign, entity), made)
}
