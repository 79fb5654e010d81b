/**
 * Links to other files with shortcodes of Hugo and tags of Jekyll, such as `[a]({{< ref "a.md" >}})`. They become
 * addresses that `links.ts` resolves.
 */
import { referencePrefix } from '../links.ts'

/** Where an address of a link begins, in Markdown or HTML. */
const start = String.raw`(?<=\]\(\s{0,3}<?|\]:\s{1,3}<?|\bhref\s?=\s?["']?)`
const site = String.raw`(?:\{\{\s{0,3}site\.(?:baseurl|url)\s{0,3}\}\}){0,2}`
const quoted = String.raw`(?:"([^"\n]{1,500})"|'([^'\n]{1,500})')`
const hugo = new RegExp(
  String.raw`${start}\{\{[<%]\s{0,3}(?:rel)?ref\s{1,3}(?:path\s?=\s?)?(?:${quoted}|([^\s"'=>%]{1,500}))[^>%\n]{0,100}[>%]\}\}`,
  'g',
)
const jekyll = new RegExp(
  String.raw`${start}${site}\/?\{%-?\s{0,3}(?:post_url|link)\s{1,3}([^\s%]{1,500})\s{0,3}-?%\}`,
  'g',
)
/** A path of the site itself: `{{ site.baseurl }}/about` and `{{ "/about" | relative_url }}`. */
const ownPath = new RegExp(String.raw`${start}${site}(?=\/)`, 'g')
const filtered = new RegExp(
  String.raw`${start}\{\{\s{0,3}${quoted}\s{0,3}\|\s{0,3}(?:relative|absolute)_url\s{0,3}\}\}`,
  'g',
)

export function withReferences(line: string): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith('`') ? part : resolved(part)))
    .join('')
}

function resolved(part: string): string {
  return part
    .replace(hugo, (_, ...parts: readonly unknown[]) => referenceTo(firstOf(parts)))
    .replace(jekyll, (_, name: string) => referenceTo(name))
    .replace(filtered, (_, ...parts: readonly unknown[]) => firstOf(parts))
    .replace(ownPath, '')
}

const firstOf = (groups: readonly unknown[]) =>
  groups.slice(0, 3).find((one): one is string => typeof one === 'string') ?? ''

/** A name that begins with `#` is a heading of the same page. */
function referenceTo(name: string): string {
  const [path = '', ...rest] = name.trim().split('#')
  const hash = rest.length === 0 ? '' : `#${rest.join('#')}`
  if (path === '') return hash
  return referencePrefix + encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29') + hash
}
