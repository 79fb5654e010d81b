import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../ui/components/button/button.tsx'
import type { DataColumn } from '../../ui/components/data-table/column.ts'
import { DataTable } from '../../ui/components/data-table/data-table.tsx'
import type { Selection } from '../../ui/components/data-table/selection.ts'
import { EmptyState } from '../../ui/components/empty-state/empty-state.tsx'
import type { Filter, FilterField } from '../../ui/components/filter-bar/filter.ts'
import { FilterBar } from '../../ui/components/filter-bar/filter-bar.tsx'
import { Key } from '../../ui/components/key/key.tsx'
import { PageHeader } from '../../ui/components/page-header/page-header.tsx'
import { SearchField } from '../../ui/components/search-field/search-field.tsx'
import { SegmentedControl } from '../../ui/components/segmented-control/segmented-control.tsx'
import { TranslationState } from '../../ui/components/translation-state/translation-state.tsx'
import { AdminPage } from './admin-chrome.tsx'
import type { Update } from './updates.ts'
import { updates } from './updates.ts'

const meta = {
  title: 'Pages/Admin list',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const columns: readonly DataColumn<Update>[] = [
  { key: 'title', label: 'Title', size: 'lg', cell: ({ title }) => title, value: ({ title }) => title },
  {
    key: 'languages',
    label: 'Languages',
    cell: ({ languages }) => <TranslationState languages={languages} />,
  },
  { key: 'author', label: 'Author', cell: ({ author }) => author, value: ({ author }) => author },
  {
    key: 'changed',
    label: 'Updated',
    size: 'sm',
    cell: ({ day, changed }) => <time dateTime={day}>{changed}</time>,
    value: ({ day }) => day,
  },
]

const fields: readonly FilterField[] = [
  {
    key: 'status',
    label: 'Status',
    comparisons: [
      { key: 'is', label: 'is' },
      { key: 'is-not', label: 'is not' },
    ],
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  {
    key: 'greek',
    label: 'Greek',
    comparisons: [{ key: 'outdated', label: 'is out of date', takesValue: false }],
  },
]

const withSelected = (
  <>
    <Button size="sm">Publish</Button>
    <Button size="sm" variant="outline" color="red">
      Move to trash
    </Button>
  </>
)

const noneYet = (
  <EmptyState title="No updates yet" icon="rss" action={<Button>New update</Button>}>
    An update is a short news item in every language of the site.
  </EmptyState>
)

interface ListProps {
  readonly rows: readonly Update[]
  readonly initially?: readonly string[]
}

function List({ rows, initially = [] }: ListProps) {
  const [selected, setSelected] = useState<Selection>(new Set(initially))
  const [filters, setFilters] = useState<readonly Filter[]>(
    rows.length === 0 ? [] : [{ field: 'status', comparison: 'is-not', value: 'archived' }],
  )
  return (
    <AdminPage at="Updates">
      <PageHeader
        title="Updates"
        actions={
          <>
            <Button variant="outline" color="neutral">
              Quick update
            </Button>
            <Button icon="plus">
              New update <Key>C</Key>
            </Button>
          </>
        }
      >
        <SearchField
          label="Search updates"
          labelHidden
          className="story-search"
          placeholder="Search updates"
        />
        <SegmentedControl
          label="Whose"
          labelHidden
          defaultValue="mine"
          segments={[
            { value: 'mine', label: 'Mine' },
            { value: 'all', label: 'All' },
            { value: 'waiting', label: 'Needs translation' },
          ]}
        />
        <FilterBar fields={fields} filters={filters} onFiltersChange={setFilters} />
      </PageHeader>
      <div className="story-work">
        <DataTable
          label="Updates"
          rows={rows}
          columns={columns}
          rowKey={({ slug }) => slug}
          rowLabel={({ title }) => title}
          rowHref={({ slug }) => `#${slug}`}
          selectable
          selected={selected}
          onSelectedChange={setSelected}
          actions={() => withSelected}
          empty={noneYet}
        />
      </div>
    </AdminPage>
  )
}

export const Updates: Story = { render: () => <List rows={updates} /> }

export const Selected: Story = {
  render: () => <List rows={updates} initially={['autumn-fixer-trials', 'printing-ferns']} />,
}

export const Empty: Story = { render: () => <List rows={[]} /> }
