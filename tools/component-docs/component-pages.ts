/** Component pages of Storybook: names, groups and ids, from the titles of the stories. */
import { filesLike, read } from '../lint-rules/source-files.ts'

export interface ComponentPageEntry {
  /** The folder of the component. */
  readonly folder: string
  /** Its name in running text: `Date field`. */
  readonly name: string
  readonly group: string
  /** The id of its documentation page. */
  readonly page: string
}

/** In the order of their titles. */
export function readComponentPages(): ComponentPageEntry[] {
  return filesLike('ui/components/*/*.stories.tsx')
    .map(entryOf)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function entryOf(path: string): ComponentPageEntry {
  const source = read(path)
  const [, title = ''] = /^ {2}title: '(.+)',$/m.exec(source) ?? []
  const [group = '', name = ''] = title.split('/')
  const [, id = title] = /^ {2}id: '(.+)',$/m.exec(source) ?? []
  return {
    folder: path.split('/')[2] ?? '',
    // The words in brackets are for the search of the sidebar.
    name: name.replace(/ \(.*$/, ''),
    group,
    page: `${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
  }
}
