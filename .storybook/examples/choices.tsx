/** Examples of controls for choosing. Component pages show them with the imports that they need. */
import { useState } from 'react'
import type { ComboboxOption, Filter } from '../../ui/index.ts'
import {
  Accordion,
  AccordionItem,
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  FilterBar,
  RadioGroup,
  SegmentedControl,
  Select,
  Switch,
  ToggleButton,
  ToggleGroup,
  Toolbar,
  Tooltip,
} from '../../ui/index.ts'

export function AccordionExample() {
  return (
    <Accordion defaultOpen={['appearance']}>
      <AccordionItem value="appearance" title="Appearance">
        <p>Theme and brand colour.</p>
      </AccordionItem>
      <AccordionItem value="languages" title="Languages">
        <p>English, Estonian and Greek.</p>
      </AccordionItem>
    </Accordion>
  )
}

export function CheckboxExample() {
  return <Checkbox label="Send me the newsletter" hint="Once a month" name="newsletter" />
}

export function CheckboxGroupExample() {
  const [languages, setLanguages] = useState<readonly string[]>(['en'])
  return (
    <CheckboxGroup
      label="Publish in"
      options={[
        { value: 'en', label: 'English' },
        { value: 'et', label: 'Estonian' },
      ]}
      value={languages}
      onValueChange={setLanguages}
    />
  )
}

export function ComboboxExample() {
  const [author, setAuthor] = useState<ComboboxOption | null>(null)
  return (
    <Combobox
      label="Author"
      options={[
        { value: 'maria', label: 'Maria Tamm' },
        { value: 'nikos', label: 'Nikos Pappas' },
      ]}
      value={author}
      onValueChange={setAuthor}
    />
  )
}

export function FilterBarExample() {
  const [filters, setFilters] = useState<readonly Filter[]>([])
  return (
    <FilterBar
      fields={[
        {
          key: 'status',
          label: 'Status',
          comparisons: [{ key: 'is', label: 'is' }],
          options: [
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: 'Published' },
          ],
        },
      ]}
      filters={filters}
      onFiltersChange={setFilters}
    />
  )
}

export function RadioGroupExample() {
  const [role, setRole] = useState('editor')
  return (
    <RadioGroup
      label="Role"
      options={[
        { value: 'editor', label: 'Editor', hint: 'Can write and publish' },
        { value: 'viewer', label: 'Viewer', hint: 'Can read drafts' },
      ]}
      value={role}
      onValueChange={setRole}
    />
  )
}

export function SegmentedControlExample() {
  const [view, setView] = useState('grid')
  return (
    <SegmentedControl
      label="View"
      segments={[
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
      ]}
      value={view}
      onValueChange={setView}
    />
  )
}

export function SelectExample() {
  return (
    <Select
      label="Paper size"
      name="size"
      defaultValue="a4"
      options={[
        { value: 'a2', label: 'A2' },
        { value: 'a3', label: 'A3' },
        { value: 'a4', label: 'A4' },
        { value: 'a5', label: 'A5' },
        { value: 'a6', label: 'A6' },
        { value: 'letter', label: 'Letter' },
        { value: 'legal', label: 'Legal' },
      ]}
    />
  )
}

export function SwitchExample() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Switch label="Email notifications" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
  )
}

export function ToggleButtonExample() {
  const [isPinned, setIsPinned] = useState(false)
  return (
    <ToggleButton pressed={isPinned} onPressedChange={setIsPinned}>
      Pin
    </ToggleButton>
  )
}

export function ToggleGroupExample() {
  const [marks, setMarks] = useState<readonly string[]>(['bold'])
  return (
    <ToggleGroup
      label="Text style"
      toggles={[
        { value: 'bold', label: 'Bold' },
        { value: 'italic', label: 'Italic' },
      ]}
      value={marks}
      onValueChange={setMarks}
    />
  )
}

export function ToolbarExample({ onUndo, onRedo }: { onUndo: () => void; onRedo: () => void }) {
  return (
    <Toolbar
      label="Editing"
      items={[
        { label: 'Undo', onSelect: onUndo },
        { label: 'Redo', onSelect: onRedo },
      ]}
    />
  )
}

export function TooltipExample({ onClose }: { onClose: () => void }) {
  return (
    <Tooltip label="Close">
      <Button icon="close" variant="ghost" aria-label="Close" onClick={onClose} />
    </Tooltip>
  )
}
