/** Guidance for components of the group Actions. */
import {
  BulkBar,
  Button,
  CopyField,
  SegmentedControl,
  ToggleButton,
  ToggleGroup,
  Toolbar,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const nothing = () => undefined

export const actions: Readonly<Record<string, Guidance>> = {
  button: {
    use: 'An action on this page, such as Save or Publish. Use one solid button per view.',
    instead: 'A Link or a ButtonLink opens another page. A setting is a Switch.',
    synonyms: ['cta', 'submit', 'action'],
    do: {
      text: 'Write a verb and its object, so that the label says what happens.',
      show: <Button>Publish English</Button>,
    },
    dont: {
      text: 'Do not show several solid buttons with labels that mean nothing alone.',
      show: (
        <div className="row">
          <Button>OK</Button>
          <Button>Yes</Button>
        </div>
      ),
    },
  },
  'bulk-bar': {
    use: 'Actions for all selected items, below the list in which they are selected.',
    instead:
      'Actions for one item belong in its row, or in a Menu. Actions for a screen belong in a Page header.',
    synonyms: ['selection bar', 'batch actions', 'multi select actions'],
    do: {
      text: 'Show how many items are selected, and offer a way to clear the selection.',
      show: (
        <BulkBar count={3} total={120} onClear={nothing}>
          <Button size="sm">Archive</Button>
        </BulkBar>
      ),
    },
    dont: {
      text: 'Do not offer actions that work for one item only.',
      show: (
        <BulkBar count={3} onClear={nothing}>
          <Button size="sm">Rename</Button>
        </BulkBar>
      ),
    },
  },
  'copy-field': {
    use: 'A value that users copy as a whole, such as a URL or a token that is shown once.',
    instead:
      'Lines of code are a Code block, which has its own copy button. A value to edit is a Text field.',
    synonyms: ['clipboard', 'copy button', 'share link', 'snippet'],
    do: {
      text: 'Name the value in the label.',
      show: <CopyField label="Preview link" value="https://acme.example/preview/4f2a" />,
    },
    dont: {
      text: 'Do not use it for a text that users never paste elsewhere.',
      show: <CopyField label="Greeting" value="Welcome back" />,
    },
  },
  'segmented-control': {
    use: 'One of two to five views of the same data. It takes effect at once.',
    instead:
      'Sections with their own content are Tabs. Answers in a form are a Radio group. Several at a time are a Toggle group.',
    synonyms: ['button group', 'view switcher', 'toggle'],
    do: {
      text: 'Use one or two short words for each segment.',
      show: (
        <SegmentedControl
          label="View"
          defaultValue="grid"
          segments={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not write sentences into segments.',
      show: (
        <SegmentedControl
          label="View"
          defaultValue="grid"
          segments={[
            { value: 'grid', label: 'Show images as a grid' },
            { value: 'list', label: 'Show file names as a list' },
          ]}
        />
      ),
    },
  },
  'toggle-button': {
    use: 'A mode of a tool that is on or off, such as bold. Its label stays the same.',
    instead: 'A setting is a Switch. If the label changes with the state, use a Button.',
    synonyms: ['pressed button', 'on off button'],
    do: {
      text: 'Keep the label, and let the pressed state show that the mode is on.',
      show: <ToggleButton defaultPressed>Only my pages</ToggleButton>,
    },
    dont: {
      text: 'Do not change the label as well: it then says the opposite of the state.',
      show: <ToggleButton defaultPressed>Turn off my pages</ToggleButton>,
    },
  },
  'toggle-group': {
    use: 'Related toggles of a tool, such as text styles. Users may press several of them.',
    instead: 'Exactly one choice is a Segmented control. In a form use a Checkbox group.',
    synonyms: ['button group', 'text style'],
    do: {
      text: 'Group toggles that change the same thing.',
      show: (
        <ToggleGroup
          label="Text style"
          defaultValue={['bold']}
          toggles={[
            { value: 'bold', label: 'Bold' },
            { value: 'italic', label: 'Italic' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not mix toggles for different things.',
      show: (
        <ToggleGroup
          label="Options"
          toggles={[
            { value: 'bold', label: 'Bold' },
            { value: 'mail', label: 'Send email' },
          ]}
        />
      ),
    },
  },
  toolbar: {
    use: 'Five or more tools for one object, always visible above it: a text, an image, a table.',
    instead: 'Two or three tools are single Buttons. Actions for selected rows are a Bulk bar.',
    synonyms: ['editor bar', 'action bar', 'ribbon'],
    do: {
      text: 'Use the commands that users know from other editors.',
      show: (
        <Toolbar
          label="Editing"
          items={[
            { label: 'Undo', onSelect: nothing },
            { label: 'Redo', onSelect: nothing },
            { label: 'Insert image', onSelect: nothing },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not use it for one action. Show a Button.',
      show: <Toolbar label="Editing" items={[{ label: 'Publish', onSelect: nothing }]} />,
    },
  },
}
