/**
 * Examples of components for tools such as an admin. Component pages show them with the imports that they
 * need.
 */
import { useState } from 'react'
import {
  Avatar,
  Badge,
  BulkBar,
  Button,
  Chart,
  Checklist,
  DataTable,
  DiffView,
  LocaleColumns,
  LocaleRow,
  LogList,
  MediaTile,
  PageHeader,
  Presence,
  Progress,
  RelativeTime,
  SavingState,
  SideNavigation,
  SortableList,
  SplitPane,
  StatusPill,
  Stepper,
  TextField,
  TranslationState,
  Tree,
} from '../../ui/index.ts'

export function AvatarExample() {
  return <Avatar name="Maria Tamm" src="/people/maria.jpg" />
}

export function BadgeExample() {
  return <Badge tone="green">New</Badge>
}

export function BulkBarExample({ onArchive }: { onArchive: () => void }) {
  const [count, setCount] = useState(3)
  return (
    <BulkBar count={count} total={120} onSelectAll={() => setCount(120)} onClear={() => setCount(0)}>
      <Button onClick={onArchive}>Archive</Button>
    </BulkBar>
  )
}

export function ChartExample() {
  return (
    <Chart
      label="Visits a day"
      places={['Monday', 'Tuesday', 'Wednesday']}
      series={[{ label: 'Visits', values: [120, 180, 160] }]}
    />
  )
}

export function ChecklistExample() {
  return (
    <Checklist
      title="Get started"
      items={[
        { label: 'Create an account', done: true },
        { label: 'Invite your team', done: false, href: '/users/invite' },
      ]}
    />
  )
}

export function DataTableExample() {
  const pages = [
    { id: '1', title: 'Install', views: 1284 },
    { id: '2', title: 'Theming', views: 860 },
  ]
  return (
    <DataTable
      label="Pages"
      rows={pages}
      rowKey={(page) => page.id}
      rowLabel={(page) => page.title}
      rowHref={(page) => `/pages/${page.id}`}
      columns={[
        { key: 'title', label: 'Title', cell: (page) => page.title, value: (page) => page.title },
        {
          key: 'views',
          label: 'Views',
          cell: (page) => page.views,
          value: (page) => page.views,
          align: 'end',
        },
      ]}
      selectable
    />
  )
}

export function DiffViewExample() {
  return (
    <DiffView
      label="Summary"
      before="Expose the paper for ten minutes."
      after="Expose the paper for fourteen minutes."
      beforeLabel="Published"
      afterLabel="Draft"
    />
  )
}

export function LocaleColumnsExample() {
  return (
    <LocaleColumns
      source="en"
      columns={[
        { code: 'en', name: 'English' },
        { code: 'et', name: 'Eesti' },
      ]}
    >
      <LocaleRow
        cells={{
          en: <p lang="en">Paper is coated at night.</p>,
          et: <TextField label="Summary" defaultValue="Paber kaetakse öösel." />,
        }}
      />
    </LocaleColumns>
  )
}

export function LogListExample() {
  return (
    <LogList
      label="Server log"
      entries={[
        { id: '1', at: '2026-11-20T12:30:00Z', level: 'info', message: 'The server started' },
        { id: '2', at: '2026-11-20T12:31:00Z', level: 'error', message: 'The disk is full' },
      ]}
    />
  )
}

export function MediaTileExample({ onOpen }: { onOpen: () => void }) {
  const [isSelected, setIsSelected] = useState(false)
  return (
    <MediaTile
      kind="image"
      name="fern.jpg"
      src="/media/fern.jpg"
      bytes={240_000}
      onOpen={onOpen}
      selected={isSelected}
      onSelectedChange={setIsSelected}
    />
  )
}

export function PageHeaderExample({ onCreate }: { onCreate: () => void }) {
  return (
    <PageHeader
      title="Pages"
      crumbs={[{ label: 'Content', href: '/content' }, { label: 'Pages' }]}
      actions={<Button onClick={onCreate}>Create page</Button>}
    />
  )
}

export function PresenceExample() {
  return (
    <Presence
      users={[
        { id: '1', name: 'Maria Tamm', doing: 'Editing the summary' },
        { id: '2', name: 'Nikos Pappas' },
      ]}
    />
  )
}

export function ProgressExample() {
  return <Progress label="Uploading fern.jpg" value={0.4} />
}

export function RelativeTimeExample() {
  return (
    <p>
      Updated <RelativeTime instant="2026-11-20T12:30:00Z" />
    </p>
  )
}

export function SavingStateExample({ onRetry }: { onRetry: () => void }) {
  return <SavingState state="failed" onRetry={onRetry} />
}

export function SideNavigationExample() {
  return (
    <SideNavigation
      label="Admin"
      home={{ href: '/', name: 'Acme', mark: 'A' }}
      groups={[
        {
          label: 'Content',
          links: [
            { label: 'Pages', href: '/pages', icon: 'document', current: true },
            { label: 'Media', href: '/media', icon: 'image' },
          ],
        },
      ]}
    />
  )
}

export function SortableListExample() {
  const [steps, setSteps] = useState<readonly string[]>(['Mix', 'Coat', 'Expose'])
  return (
    <SortableList
      label="Steps"
      items={steps}
      itemKey={(step) => step}
      itemLabel={(step) => step}
      onReorder={setSteps}
    >
      {(step) => step}
    </SortableList>
  )
}

export function SplitPaneExample() {
  return (
    <SplitPane label="Width of the editor" start={<p>Editor</p>} end={<p>Preview</p>} defaultShare={60} />
  )
}

export function StatusPillExample() {
  return <StatusPill status="published" />
}

export function StepperExample() {
  return (
    <Stepper
      current={1}
      steps={[{ label: 'Upload', href: '?step=upload' }, { label: 'Check' }, { label: 'Import' }]}
    />
  )
}

export function TranslationStateExample() {
  return (
    <TranslationState
      languages={[
        { code: 'en', name: 'English', status: 'published' },
        { code: 'et', name: 'Estonian', status: 'outdated' },
      ]}
    />
  )
}

export function TreeExample() {
  const [selected, setSelected] = useState('docs')
  return (
    <Tree
      label="Folders"
      nodes={[{ id: 'docs', label: 'Docs', children: [{ id: 'guides', label: 'Guides' }] }]}
      selected={selected}
      onSelect={setSelected}
    />
  )
}
