import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { ProseProps } from '@cyanotype/ui/index.ts'
import { Prose } from '@cyanotype/ui/index.ts'
import { useFragment } from '../../rendering/fragment-cache.tsx'
import { rawHtml } from '../../rendering/raw-html.tsx'
import { textComponents } from '../text/components.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/text-cache.ts'
import type { DocumentationFile } from './files.ts'

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
