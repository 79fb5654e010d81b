/** The ids of the headings of one text, made from their words: search links to the same ids that the page has. */
import GithubSlugger from 'github-slugger'

/** To be called for each heading in the order of the text: a second heading with the same words gets a number. */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => slugger.slug(text) || slugger.slug('section')
}
