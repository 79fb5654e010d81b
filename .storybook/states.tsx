/** The states of each component that has any, for the table of states on its page. */
import type { ReactNode } from 'react'
import {
  Accordion,
  AccordionItem,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  ColorField,
  Combobox,
  CopyField,
  DataTable,
  DateField,
  DateRangeField,
  DateTimeField,
  Disclosure,
  Field,
  FileDrop,
  Link,
  MediaTile,
  MultiSelect,
  NumberField,
  OneTimeCode,
  Pagination,
  PasswordField,
  PreviousNext,
  RadioGroup,
  SearchField,
  Select,
  Slider,
  Switch,
  Tab,
  Tabs,
  TagInput,
  TextArea,
  TextField,
  TimeField,
  ToggleButton,
} from '../ui/index.ts'

export type State = 'hover' | 'focus' | 'active' | 'disabled' | 'invalid' | 'loading' | 'read-only'

/** The props of the states that a component is given. The others are drawn by its stylesheet. */
export interface StateProps {
  readonly disabled?: boolean
  readonly error?: string
  readonly loading?: boolean
  readonly readOnly?: boolean
}

interface StatesOfComponent {
  /** In the order of the table, after rest. */
  readonly has: readonly State[]
  readonly show: (props: StateProps) => ReactNode
}

const pointer = ['hover', 'focus', 'active'] as const
const link = ['hover', 'focus'] as const
const field = ['focus', 'disabled', 'invalid', 'read-only'] as const
const options = [
  { value: 'en', label: 'English' },
  { value: 'et', label: 'Estonian' },
]

const actions: Readonly<Record<string, StatesOfComponent>> = {
  button: { has: [...pointer, 'disabled', 'loading'], show: (props) => <Button {...props}>Publish</Button> },
  card: { has: link, show: () => <Card title="Install" href="#" /> },
  'copy-field': { has: link, show: () => <CopyField label="Link" value="https://acme.example" /> },
  link: { has: pointer, show: () => <Link href="#">Installation guide</Link> },
  'toggle-button': {
    has: [...pointer, 'disabled'],
    show: (props) => <ToggleButton {...props}>Pin</ToggleButton>,
  },
  'media-tile': {
    has: [...link, 'invalid'],
    show: ({ error }) => (
      <MediaTile kind="document" name="guide.pdf" bytes={240_000} onOpen={() => undefined} error={error} />
    ),
  },
}

const fields: Readonly<Record<string, StatesOfComponent>> = {
  'text-field': { has: field, show: (props) => <TextField label="Title" defaultValue="Paper" {...props} /> },
  'text-area': { has: field, show: (props) => <TextArea label="Summary" rows={2} {...props} /> },
  'number-field': {
    has: field,
    show: (props) => <NumberField label="Copies" defaultValue={3} {...props} />,
  },
  'password-field': { has: field, show: (props) => <PasswordField label="Password" {...props} /> },
  'one-time-code': {
    has: ['focus', 'disabled', 'invalid'],
    show: (props) => <OneTimeCode label="Code" {...props} />,
  },
  'search-field': { has: ['focus', 'disabled'], show: (props) => <SearchField label="Search" {...props} /> },
  field: {
    has: ['invalid'],
    show: ({ error }) => (
      <Field label="Rating" error={error}>
        {(control) => <input {...control} className="control" />}
      </Field>
    ),
  },
  'date-field': {
    has: field,
    show: (props) => <DateField label="Day" defaultValue="2026-11-20" {...props} />,
  },
  'time-field': { has: field, show: (props) => <TimeField label="Time" defaultValue="09:00" {...props} /> },
  'date-range-field': {
    has: ['focus', 'invalid'],
    show: ({ error }) => <DateRangeField label="Period" error={error} />,
  },
  'date-time-field': {
    has: ['focus', 'invalid'],
    show: ({ error }) => <DateTimeField label="Publish at" error={error} />,
  },
  'color-field': {
    has: ['focus', 'disabled', 'invalid'],
    show: (props) => <ColorField label="Colour" defaultValue="#1257a6" {...props} />,
  },
  'file-drop': {
    has: ['hover', 'focus', 'invalid'],
    show: ({ error }) => <FileDrop label="Files" error={error} />,
  },
  'tag-input': {
    has: ['focus', 'invalid'],
    show: ({ error }) => <TagInput label="Tags" defaultValue={['paper']} error={error} />,
  },
}

const choices: Readonly<Record<string, StatesOfComponent>> = {
  checkbox: {
    has: [...link, 'disabled', 'invalid'],
    show: (props) => <Checkbox label="Newsletter" {...props} />,
  },
  'checkbox-group': {
    has: [...link, 'invalid'],
    show: ({ error }) => <CheckboxGroup label="Publish in" options={options} error={error} />,
  },
  'radio-group': {
    has: [...link, 'invalid'],
    show: ({ error }) => <RadioGroup label="Language" options={options} error={error} />,
  },
  switch: { has: [...link, 'disabled'], show: (props) => <Switch label="Notifications" {...props} /> },
  select: {
    has: ['focus', 'disabled', 'invalid'],
    show: (props) => <Select label="Language" options={options} {...props} />,
  },
  combobox: {
    has: ['focus', 'invalid'],
    show: ({ error }) => <Combobox label="Author" options={options} error={error} />,
  },
  'multi-select': {
    has: ['focus', 'invalid'],
    show: ({ error }) => <MultiSelect label="Topics" options={options} error={error} />,
  },
  slider: {
    has: ['hover', 'focus', 'disabled', 'invalid'],
    show: (props) => <Slider label="Quality" defaultValue={60} {...props} />,
  },
}

const others: Readonly<Record<string, StatesOfComponent>> = {
  accordion: {
    has: link,
    show: () => (
      <Accordion>
        <AccordionItem value="look" title="Appearance">
          Theme
        </AccordionItem>
      </Accordion>
    ),
  },
  disclosure: { has: link, show: () => <Disclosure title="Can I change my plan?">Yes.</Disclosure> },
  breadcrumbs: {
    has: link,
    show: () => <Breadcrumbs crumbs={[{ label: 'Docs', href: '#' }, { label: 'Install' }]} />,
  },
  pagination: { has: link, show: () => <Pagination previous="#" next="#" /> },
  'previous-next': { has: link, show: () => <PreviousNext next={{ href: '#', title: 'Theming' }} /> },
  tabs: {
    has: link,
    show: () => (
      <Tabs label="Light" defaultValue="sun">
        <Tab label="Lamp" value="lamp" />
        <Tab label="Sun" value="sun" />
      </Tabs>
    ),
  },
  'data-table': {
    has: ['loading'],
    show: ({ loading = false }) => (
      <DataTable
        label="Pages"
        rows={loading ? [] : ['Install']}
        rowKey={String}
        rowLabel={String}
        columns={[{ key: 'title', label: 'Title', cell: String }]}
        state={loading ? 'loading' : 'ready'}
      />
    ),
  },
}

export const states: Readonly<Record<string, StatesOfComponent>> = {
  ...actions,
  ...fields,
  ...choices,
  ...others,
}
