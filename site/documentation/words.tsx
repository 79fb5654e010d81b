import type { Heading } from '@cyanotype/content/mdx/steps.ts'
import { textComponents } from '../text/components.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/printable.ts'
import type { DocumentationFile } from './files.ts'

/** What is read: a file that was compiled with the site, or a text from the database. Both are drawn by the same components. */
export type Words = Pick<DocumentationFile, 'Content' | 'headings'> | ReadText

export function DocumentationWords({ words }: { readonly words: Words }) {
  return 'Content' in words ? <words.Content components={textComponents} /> : <DocumentText text={words} />
}

export function headingsOf(words: Words): readonly Heading[] {
  return 'Content' in words ? words.headings : (words.print?.headings ?? [])
}
