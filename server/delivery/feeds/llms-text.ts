/** `/llms.txt` (https://llmstxt.org): the public pages of a language as links, for AI tools. */
import { publicLanguagesIn, readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import type { CollectionName, Locale, Message } from '@cyanotype/content/model/index.ts'
import { isPathOn, model, readLocale } from '@cyanotype/content/model/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { RouteHandler, RouteRequest } from '../route-handler.ts'
import { isSiteHidden } from '../sitemap/index.ts'
import type { LinkList, PageLink } from './page-links.ts'
import { documentationLinks, documentLinks, listedCollections, pageLinks } from './page-links.ts'

interface LlmsTextOptions {
  readonly messages: Pick<Messages, 'say'>
  /** A staging copy of the site, which search engines must not index. */
  readonly isStaging: boolean
  readonly files: () => readonly DocumentationFile[]
}

const pagesHeading = /*i18n*/ { id: 'llms.pages', message: 'Pages' }

/** Other collections have the label of their type. */
const headings: Partial<Record<CollectionName, Message>> = {
  updates: /*i18n*/ { id: 'llms.updates', message: 'Updates' },
  showcase: /*i18n*/ { id: 'llms.showcase', message: 'Showcase' },
}

export function llmsTextHandler(options: LlmsTextOptions): RouteHandler {
  return {
    matches: (path) => readLocale(path).path === '/llms.txt',
    async render(request) {
      const { path, origin, reader } = request
      const { locale } = readLocale(path)
      if (options.isStaging || (await isSiteHidden(reader))) return undefined
      if (!(await publicLanguagesIn(reader)).includes(locale)) return undefined
      const settings = (await readSettings(reader, locale))?.data
      const isOn = (link: PageLink) => isPathOn(settings?.hiddenSections ?? [], readLocale(link.path).path)
      const lists = await listsIn(locale, request, options)
      const shown = lists.map(({ heading, links }) => ({ heading, links: links.filter(isOn) }))
      const parts = [
        `# ${inOneLine(settings?.siteName || 'Cyanotype')}`,
        ...(settings?.description ? [`> ${inOneLine(settings.description)}`] : []),
        ...shown.flatMap((list) => (list.links.length === 0 ? [] : linesOf(list, origin))),
      ]
      const headers = { 'content-language': locale, 'x-robots-tag': 'noindex' }
      return { type: 'text/plain; charset=utf-8', body: `${parts.join('\n\n')}\n`, headers }
    },
  }
}

async function listsIn(
  locale: Locale,
  { reader }: RouteRequest,
  { messages, files }: LlmsTextOptions,
): Promise<readonly LinkList[]> {
  const collections = listedCollections.map(async (name) => ({
    heading: messages.say(locale, headings[name] ?? model[name].label),
    links: await documentLinks(name, reader, locale),
  }))
  return [
    { heading: messages.say(locale, pagesHeading), links: await pageLinks(reader, locale) },
    ...(await Promise.all(collections)),
    ...(await documentationLinks(files(), reader, locale)),
  ]
}

function linesOf({ heading, links }: LinkList, origin: string): readonly string[] {
  const lines = links.map(({ title, path, summary }) => {
    const link = `- [${inOneLine(title)}](${new URL(path, origin).href})`
    return summary === '' ? link : `${link}: ${inOneLine(summary)}`
  })
  return [`## ${inOneLine(heading)}`, lines.join('\n')]
}

/** As the text of a link, a heading or a line. */
function inOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, String.raw`\$&`)
}
