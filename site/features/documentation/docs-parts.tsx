/** The text of a documentation page, its table of contents, and its facts. */
import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'
import type { ProseProps } from '@cyanotype/ui/index.ts'
import { Prose, TableOfContents, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../context/date-time.tsx'
import { usePage, usePageLanguage } from '../../context/page-context.tsx'
import { useFragment } from '../../fragments/fragment-cache.tsx'
import { rawHtml } from '../../fragments/raw-html.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/text-cache.ts'
import { textComponents } from '../text/text-components.tsx'
import type { DocumentationFile } from './docs-files.ts'
import type { DocumentationPage } from './docs-index.ts'
import { pathOf } from './docs-index.ts'

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

interface ContentsProps {
  readonly headings: readonly Heading[]
  readonly language: Locale
}

/** Table of contents with two levels of headings, if there are at least two headings. */
export function Contents({ headings, language }: ContentsProps) {
  const { locale } = usePage()
  const shown = headings.filter(({ depth }) => depth <= 3)
  const foreign = language === locale ? undefined : language
  return shown.length < 2 ? null : (
    <TableOfContents className="docs-contents" entries={shown} language={foreign} />
  )
}

/** The date of the last change, the edit link, and the Markdown of the page. */
export function DocumentationFacts({
  page: { slug, language, changed, source },
}: {
  readonly page: DocumentationPage
}) {
  const { href, isOn, layoutData } = usePage()
  const { t } = useLingui()
  const pageLanguage = usePageLanguage(language)
  const { editLink } = layoutData
  const edit = 'name' in source ? safeHref(`${editLink.replace(/\/?$/, '/')}${source.name}`) : undefined
  return (
    <div className="docs-facts" {...pageLanguage}>
      <p className="eyebrow">
        {changed && (
          <span>
            <Trans>Last updated</Trans> <Moment at={changed} />
          </span>
        )}
        {editLink !== '' && edit ? (
          <a href={edit} rel="noopener noreferrer">
            <Trans>Suggest a change</Trans>
          </a>
        ) : null}
        {isOn('/docs') ? (
          <a
            href={`${href(pathOf(slug))}.md`}
            type="text/markdown"
            data-copy={t`Copied`}
            className="screen-only"
          >
            <Trans>Copy as Markdown</Trans>
          </a>
        ) : null}
      </p>
      <VisuallyHidden role="status" />
    </div>
  )
}
