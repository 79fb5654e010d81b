/** Reads a text with blocks, and the content of the site that its blocks list. */
import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { formsIn } from '@cyanotype/content/mdx/analyze/forms.ts'
import { defaultCount } from '@cyanotype/content/mdx/components/content-blocks.ts'
import type { Literal } from '@cyanotype/content/mdx/parse/literal.ts'
import { literalOfAttribute } from '@cyanotype/content/mdx/parse/literal.ts'
import { eachNode } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Printable } from '@cyanotype/content/mdx/render/to-hast.ts'
import type { HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import { isPathOn, isShowcaseSection, termOf } from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from '../../context/hidden-sections.ts'
import { sectionPath, showcaseSectionsIn } from '../../context/showcase-sections.ts'
import type { TextForms } from '../forms/form-block.tsx'
import type { Partner } from '../partners/partners.tsx'
import { readPartners } from '../partners/partners.tsx'
import type { Work } from '../showcase/work.ts'
import { firstWorks } from '../showcase/work.ts'
import type { ReadText, TextOrigin } from '../text/text-cache.ts'
import { readText } from '../text/text-cache.ts'
import type { UpdateLine } from '../updates/update-line.ts'
import { toLines } from '../updates/update-line.ts'

export interface BlockText extends ReadText {
  /** What its blocks list, by `keyOf`. A block of a section that is switched off has no content. */
  readonly contents: ReadonlyMap<string, BlockContent>
  /** Missing if the text has no form. */
  readonly forms: TextForms | undefined
}

export interface BlockContent {
  readonly updates?: readonly UpdateLine[]
  readonly works?: readonly Work[]
  readonly partners?: readonly Partner[]
}

export type BlockProps = Readonly<Record<string, Literal | undefined>>

/** Blocks with the same choice share their content. */
export function keyOf(name: string, { count, tag, section }: BlockProps): string {
  return JSON.stringify([name, count ?? null, tag ?? null, section ?? null])
}

/** Called by `data` of a page. The reader notes what was read, so that the page follows each publication. */
export async function readBlockText(
  source: string,
  reader: Reader,
  locale: Locale,
  origin: TextOrigin,
): Promise<BlockText> {
  const text = await readText(source, reader, locale, origin)
  const lists = text.printable === undefined ? [] : listsIn(text.printable.tree)
  const forms = await readForms(source, reader, locale)
  if (lists.length === 0) return { ...text, forms, contents: new Map() }
  const from = { reader, locale, hidden: await hiddenSectionsIn(reader) }
  const contents = await Promise.all(
    lists.map(async ({ name, props }) => [keyOf(name, props), await readers[name](from, props)] as const),
  )
  return { ...text, forms, contents: new Map(contents) }
}

async function readForms(source: string, reader: Reader, locale: Locale): Promise<TextForms | undefined> {
  const forms = formsIn(source)
  if (forms.length === 0) return undefined
  const privacyPolicy = await singleWithFallback(reader, 'privacy-policy', locale)
  return { forms, hasPrivacyPolicy: privacyPolicy !== undefined }
}

interface ListBlock {
  readonly name: ListName
  readonly props: BlockProps
}

function listsIn(tree: Printable['tree']): readonly ListBlock[] {
  const lists = new Map<string, ListBlock>()
  eachNode(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (!isListName(node.name)) return
    const props = Object.fromEntries(
      node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' ? [[one.name, literalOfAttribute(one)] as const] : [],
      ),
    )
    lists.set(keyOf(node.name, props), { name: node.name, props })
  })
  return [...lists.values()]
}

interface From {
  readonly reader: Reader
  readonly locale: Locale
  readonly hidden: HiddenSections
}

const readers = {
  async LatestUpdates({ reader, locale, hidden }: From, { count, tag }: BlockProps): Promise<BlockContent> {
    if (!isPathOn(hidden, '/updates')) return {}
    const where = typeof tag === 'string' ? { tags: termOf(tag) } : {}
    const { items } = await reader.list('updates', locale, { limit: countOf(count, defaultCount), where })
    return { updates: await toLines(items, reader, locale) }
  },
  async ShowcaseRow({ reader, locale, hidden }: From, { count, section }: BlockProps): Promise<BlockContent> {
    if (typeof section === 'string' && isShowcaseSection(section)) {
      if (!isPathOn(hidden, sectionPath(section))) return {}
      return { works: await firstWorks(section, reader, locale, countOf(count, defaultCount)) }
    }
    const sections = await showcaseSectionsIn(reader, locale)
    const firsts = await Promise.all(sections.map((one) => firstWorks(one.section, reader, locale, 1)))
    return { works: firsts.flat().slice(0, countOf(count, sections.length)) }
  },
  async Partners({ reader, locale, hidden }: From): Promise<BlockContent> {
    return isPathOn(hidden, '/partners') ? { partners: await readPartners(reader, locale) } : {}
  },
} satisfies Readonly<Record<string, (from: From, props: BlockProps) => Promise<BlockContent>>>

type ListName = keyof typeof readers

function isListName(name: string | null): name is ListName {
  return name !== null && Object.hasOwn(readers, name)
}

function countOf(count: Literal | undefined, fallback: number): number {
  return typeof count === 'number' ? count : fallback
}
