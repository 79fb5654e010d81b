/** Guidance for collections of items that users sort, filter, select or move. */
import { DataTable, FilterBar, SortableList, Tree } from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const nothing = () => undefined
const rows = [
  { title: 'Install', views: 1284 },
  { title: 'Theming', views: 860 },
]
type Row = (typeof rows)[number]
const title = (row: Row) => row.title
const views = (row: Row) => row.views
const status = {
  key: 'status',
  label: 'Status',
  comparisons: [{ key: 'is', label: 'is' }],
  options: [{ value: 'draft', label: 'Draft' }],
} as const
const draft = { field: 'status', comparison: 'is', value: 'draft' }

export const collections: Readonly<Record<string, Guidance>> = {
  'data-table': {
    use: 'Many items to find, compare and change: documents, images, users. It shows a hundred thousand rows.',
    instead: 'A table to read is a Table. Files that users know by their look are Media tiles.',
    synonyms: ['grid', 'list view', 'sortable table', 'virtual scroll', 'spreadsheet'],
    do: {
      text: 'Align numbers at the end, so that users can compare them.',
      show: (
        <DataTable
          label="Pages"
          rows={rows}
          rowKey={title}
          rowLabel={title}
          columns={[
            { key: 'title', label: 'Title', cell: title, value: title },
            { key: 'views', label: 'Views', cell: views, value: views, align: 'end' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not show columns that are the same in every row.',
      show: (
        <DataTable
          label="Pages"
          rows={rows}
          rowKey={title}
          rowLabel={title}
          columns={[
            { key: 'title', label: 'Title', cell: title },
            { key: 'type', label: 'Type', cell: () => 'Page' },
          ]}
        />
      ),
    },
  },
  'filter-bar': {
    use: 'Filters for several fields of a list, which users see, share and remove.',
    instead: 'Search words are a Search field. One question with few answers is a Segmented control.',
    synonyms: ['facets', 'query builder', 'refine', 'chips'],
    do: {
      text: 'Show active filters as sentences.',
      show: <FilterBar fields={[status]} filters={[draft]} onFiltersChange={nothing} />,
    },
    dont: {
      text: 'Do not use internal names of fields and values.',
      show: (
        <FilterBar
          fields={[{ ...status, label: 'doc_state', options: [{ value: 'draft', label: 'STATE_1' }] }]}
          filters={[draft]}
          onFiltersChange={nothing}
        />
      ),
    },
  },
  'sortable-list': {
    use: 'A list whose order users decide, with the pointer, the keyboard or buttons.',
    instead: 'A list that follows a rule is a Data table. Items in other items are a Tree.',
    synonyms: ['drag and drop', 'reorder', 'dnd', 'rearrange'],
    do: {
      text: 'Use it where the order matters to visitors.',
      show: (
        <SortableList
          label="Steps"
          items={['Mix', 'Coat', 'Expose']}
          itemKey={String}
          itemLabel={String}
          onReorder={nothing}
        >
          {(step) => step}
        </SortableList>
      ),
    },
    dont: {
      text: 'Do not let users sort what is sorted by date.',
      show: (
        <SortableList
          label="News"
          items={['12 November', '11 November']}
          itemKey={String}
          itemLabel={String}
          onReorder={nothing}
        >
          {(date) => date}
        </SortableList>
      ),
    },
  },
  tree: {
    use: 'Items inside other items that users select or move: folders, navigation, sections.',
    instead:
      'Links to pages are a Sidebar tree. Files to read are a File tree. One level is a Sortable list.',
    synonyms: ['tree view', 'hierarchy', 'folders', 'nested list', 'outline'],
    do: {
      text: 'Show the first level open.',
      show: (
        <Tree
          label="Folders"
          defaultExpanded={new Set(['docs'])}
          nodes={[
            { id: 'docs', label: 'Docs', icon: 'folder', children: [{ id: 'guides', label: 'Guides' }] },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not use it for one level.',
      show: (
        <Tree
          label="Pages"
          nodes={[
            { id: 'install', label: 'Install' },
            { id: 'theming', label: 'Theming' },
          ]}
        />
      ),
    },
  },
}
