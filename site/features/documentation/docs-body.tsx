import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { ProseProps } from '@cyanotype/ui/index.ts'
import { Prose } from '@cyanotype/ui/index.ts'
import { useDrawnOnce } from '../../rendering/fragment-cache.tsx'
import { drawnHtml } from '../../rendering/raw-html.tsx'
import { textComponents } from '../text/components.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/text-cache.ts'
import type { DocumentationFile } from './files.ts'

/** What is read: a file that was compiled with the site, or a text from the database. Both are drawn by the same components. */
export type Words = Pick<DocumentationFile, 'Content' | 'headings'> | ReadText

interface DocumentationWordsProps extends Omit<ProseProps, 'children'> {
  readonly words: Words
}

export function DocumentationWords({ words, ...prose }: DocumentationWordsProps) {
  return 'Content' in words ? <FileText {...prose} file={words} /> : <DocumentText {...prose} text={words} />
}

interface FileTextProps extends Omit<ProseProps, 'children'> {
  readonly file: Pick<DocumentationFile, 'Content'>
}

function FileText({ file: { Content }, ...prose }: FileTextProps) {
  const html = useDrawnOnce({
    name: 'file',
    by: Content,
    draw: () => <Content components={textComponents} />,
  })
  return <Prose {...prose} {...drawnHtml(html)} />
}

export function headingsOf(words: Words): readonly Heading[] {
  return 'Content' in words ? words.headings : (words.print?.headings ?? [])
}
