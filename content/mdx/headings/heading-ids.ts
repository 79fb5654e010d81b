/** Heading ids of one text, made from the headings. Search links to the same ids that the page has. */
import GithubSlugger from 'github-slugger'

/** Call it for each heading in order: a second heading with the same text gets a number. */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => slugger.slug(text) || slugger.slug('section')
}
