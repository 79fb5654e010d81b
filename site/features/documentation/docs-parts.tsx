/** Parts of a documentation page: text, table of contents, sidebar, section list, facts, and the pages beside it. */
import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'
import type { ProseProps, TreeBranch, TreeEntry } from '@cyanotype/ui/index.ts'
import {
  Link,
  PreviousNext,
  Prose,
  SidebarTree,
  TableOfContents,
  VisuallyHidden,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../context/date-time.tsx'
import { usePage } from '../../context/page-context.tsx'
import { useFragment } from '../../fragments/fragment-cache.tsx'
import { rawHtml } from '../../fragments/raw-html.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/text-cache.ts'
import { textComponents } from '../text/text-components.tsx'
import type { DocumentationEntry, DocumentationFile, DocumentationPage, Section } from './docs-index.ts'
import { inOrder, labelOf, pathOf } from './docs-index.ts'

/** A file that was compiled with the site, or a text from the database. The same components render both. */
export type DocumentationText = Pick<DocumentationFile, 'Content' | 'headings'> | ReadText

interface DocumentationBodyProps extends Omit<ProseProps, 'children'> {
  readonly body: DocumentationText
}

export function DocumentationBody({ body, ...prose }: DocumentationBodyProps) {
  return 'Content' in body ? <FileText {...prose} file={body} /> : <DocumentText {...prose} text={body} />
}

interface FileTextProps extends Omit<ProseProps, 'children'> {
  readonly file: Pick<DocumentationFile, 'Content'>
}

function FileText({ file: { Content }, ...prose }: FileTextProps) {
  const html = useFragment({
    name: 'file',
    by: Content,
    draw: () => <Content components={textComponents} />,
  })
  return <Prose {...prose} {...rawHtml(html)} />
}

export function headingsOf(documentationText: DocumentationText): readonly Heading[] {
  return 'Content' in documentationText
    ? documentationText.headings
    : (documentationText.printable?.headings ?? [])
}

/** Table of contents with two levels of headings, if there are at least two headings. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth <= 3)
  return shown.length < 2 ? null : <TableOfContents className="docs-contents" entries={shown} />
}

interface SidebarProps {
  readonly whole: Section
  readonly current: Pick<DocumentationEntry, 'slug'>
}

/** All pages, grouped by section. */
export function Sidebar({ whole, current }: SidebarProps) {
  const { href, locale } = usePage()
  const { t, i18n } = useLingui()
  const entry = ({ slug, title, language }: DocumentationEntry): TreeEntry => ({
    label: title,
    language: language === locale ? undefined : language,
    href: href(pathOf(slug)),
    current: slug === current.slug,
  })
  const branch = (section: Section): TreeBranch => ({
    label: labelOf(section, (message) => i18n._(message)),
    entries: [...section.pages.map(entry), ...section.below.map(sectionEntry)],
  })
  // A long section with its own page is only a link elsewhere, because its entries would be part of every
  // page.
  const sectionEntry = (section: Section): TreeEntry => {
    const { folder, pages } = section
    const own = folder.includes('/') ? pages.find(({ slug }) => slug === folder) : undefined
    const isCurrent = current.slug === folder || current.slug.startsWith(`${folder}/`)
    return own === undefined || isCurrent ? branch(section) : entry(own)
  }
  const { entries } = branch({ ...whole, pages: whole.pages.filter(({ slug }) => slug !== '') })
  return <SidebarTree className="docs-sidebar" label={t`Documentation`} entries={entries} />
}

/** The pages of a section with their summaries, and its subsections. */
export function SectionList({ section: { pages, below } }: { readonly section: Section }) {
  const { href, locale } = usePage()
  const { i18n } = useLingui()
  return (
    <ul className="docs-section plain-list">
      {pages.map(({ slug, title, summary, language }) => (
        <li key={slug} lang={language === locale ? undefined : language}>
          <Link href={href(pathOf(slug))}>{title}</Link>
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
      {below.map((section) => (
        <li key={section.folder}>
          <Link href={href(pathOf(section.folder))}>{labelOf(section, (message) => i18n._(message))}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The date of the last change, the edit link, and the Markdown of the page. */
export function DocumentationFacts({
  page: { slug, changed, source },
}: {
  readonly page: DocumentationPage
}) {
  const { href, layoutData } = usePage()
  const { t } = useLingui()
  const { editLink } = layoutData
  const edit = 'name' in source ? safeHref(`${editLink.replace(/\/?$/, '/')}${source.name}`) : undefined
  return (
    <div className="docs-facts">
      <p className="eyebrow">
        {changed && (
          <span>
            <Trans>Last changed</Trans> <Moment at={changed} />
          </span>
        )}
        {editLink !== '' && edit ? (
          <a href={edit} rel="noopener noreferrer">
            <Trans>Suggest a change</Trans>
          </a>
        ) : null}
        <a
          href={`${href(pathOf(slug))}.md`}
          type="text/markdown"
          data-copy={t`Copied`}
          className="screen-only"
        >
          <Trans>Copy as Markdown</Trans>
        </a>
      </p>
      <VisuallyHidden role="status" />
    </div>
  )
}

interface DocsPreviousNextProps {
  readonly whole: Section
  readonly current: Pick<DocumentationEntry, 'slug'>
}

/** The previous and next page in the order of the sidebar. */
export function DocsPreviousNext({ whole, current }: DocsPreviousNextProps) {
  const { href, locale } = usePage()
  const order = inOrder(whole)
  const at = order.findIndex(({ slug }) => slug === current.slug)
  const neighbour = (page: DocumentationEntry | undefined) =>
    page && {
      href: href(pathOf(page.slug)),
      title: page.title,
      language: page.language === locale ? undefined : page.language,
    }
  return (
    <PreviousNext
      className="docs-previous-next"
      previous={neighbour(order[at - 1])}
      next={neighbour(order[at + 1])}
    />
  )
}
