/** Guidance for data components: tables, trees, sortable lists, filters. */
import type { Guidance } from './guidance-of-one.ts'

export const guidanceOfData: Readonly<Record<string, Guidance>> = {
  'sortable-list': {
    use: 'A list whose order means something: steps, navigation, the pictures of a gallery. Handles, keys and buttons lead to the same.',
    instead:
      'What is sorted by a rule is sorted by it, in a Data table. Things that also lie within each other are a Tree.',
  },
  'bulk-bar': {
    use: 'Below a list in which several things can be selected: what can be done with all of them at once.',
    instead:
      'What can be done with one thing stands in its row. What concerns the whole list stands above it.',
  },
  'filter-bar': {
    use: 'A list that people narrow by several of its fields, and want to see, share and take back what they narrowed it by.',
    instead:
      'Words that are looked for anywhere are a SearchField. One question with few answers is a SegmentedControl.',
  },
  tree: {
    use: 'Things that lie within each other and are worked with: folders of media, the navigation of a site, sections of the documentation.',
    instead:
      'Pages that one only goes to are a SidebarTree. Files that are only looked at are a FileTree. One level is a Sortable list.',
  },
  'data-table': {
    use: 'Many things of one kind to find, compare and act on: documents, pictures, people. It holds a hundred thousand rows as easily as ten.',
    instead:
      'A table that is only read is a Table. Things that are told apart by how they look are MediaTiles, things within things a Tree.',
  },
}
