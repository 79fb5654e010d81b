/** Examples of form fields. Component pages show them with the imports that they need. */
import { useState } from 'react'
import type { ComboboxOption, Crop, DayRange, Moment, Point } from '../../ui/index.ts'
import {
  Calendar,
  ColorField,
  CopyField,
  Cropper,
  DateField,
  DateRangeField,
  DateTimeField,
  ErrorSummary,
  Feedback,
  Field,
  FileDrop,
  FocalPoint,
  MultiSelect,
  NumberField,
  OneTimeCode,
  PasswordField,
  SearchField,
  Slider,
  TagInput,
  TextArea,
  TextField,
  TimeField,
} from '../../ui/index.ts'

export function CalendarExample() {
  const [day, setDay] = useState('2026-11-20')
  return <Calendar value={day} onValueChange={setDay} min="2026-11-01" />
}

export function ColorFieldExample() {
  const [color, setColor] = useState<string | null>('#1257a6')
  return (
    <ColorField
      label="Brand colour"
      value={color}
      onValueChange={setColor}
      swatches={[{ value: '#1257a6', label: 'Blue' }]}
    />
  )
}

export function CopyFieldExample() {
  return <CopyField label="Preview link" value="https://acme.example/preview/4f2a" />
}

export function CropperExample() {
  const [crop, setCrop] = useState<Crop>({ left: 0, top: 0, width: 1, height: 1 })
  return (
    <Cropper
      src="/media/fern.jpg"
      alt="A fern"
      width={1200}
      height={800}
      shape={16 / 9}
      value={crop}
      onValueChange={setCrop}
    />
  )
}

export function DateFieldExample() {
  const [day, setDay] = useState('')
  return <DateField label="Publish on" value={day} onValueChange={setDay} min="2026-11-23" />
}

export function DateRangeFieldExample() {
  const [range, setRange] = useState<DayRange>({ start: '2026-11-01', end: '2026-11-30' })
  return <DateRangeField label="Period" value={range} onValueChange={setRange} />
}

export function DateTimeFieldExample() {
  const [moment, setMoment] = useState<Moment | null>(null)
  return <DateTimeField label="Publish at" value={moment} onValueChange={setMoment} />
}

export function ErrorSummaryExample() {
  return (
    <form>
      <ErrorSummary errors={[{ field: 'email', message: 'Enter an email address' }]} />
      <TextField id="email" label="Email" type="email" error="Enter an email address" />
    </form>
  )
}

export function FeedbackExample() {
  return (
    <Feedback
      action="/docs/install"
      sentId="feedback-sent"
      label="Was this page helpful?"
      yes="Yes"
      no="No"
      commentLabel="What can we improve? (optional)"
      send="Send"
      thanks="Thank you for your feedback."
    />
  )
}

export function FieldExample() {
  return (
    <Field label="Rating" hint="From 1 to 5">
      {(control) => <input {...control} type="number" min={1} max={5} className="control" />}
    </Field>
  )
}

export function FileDropExample() {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <FileDrop
      label="Images"
      hint={`${files.length} files selected`}
      accept="image/*"
      maxSize={5_000_000}
      maxFiles={10}
      onFilesChange={setFiles}
    />
  )
}

export function FocalPointExample() {
  const [point, setPoint] = useState<Point>({ x: 0.5, y: 0.5 })
  return (
    <FocalPoint
      src="/media/fern.jpg"
      alt="A fern"
      label="Focal point"
      value={point}
      onValueChange={setPoint}
    />
  )
}

export function MultiSelectExample() {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  return (
    <MultiSelect
      label="Topics"
      options={[
        { value: 'paper', label: 'Paper' },
        { value: 'light', label: 'Light' },
      ]}
      value={chosen}
      onValueChange={setChosen}
    />
  )
}

export function NumberFieldExample() {
  const [minutes, setMinutes] = useState<number | null>(14)
  return (
    <NumberField label="Exposure" unit="minute" min={1} max={60} value={minutes} onValueChange={setMinutes} />
  )
}

export function OneTimeCodeExample({ onVerify }: { onVerify: (code: string) => void }) {
  return <OneTimeCode label="Code from your authenticator app" onComplete={onVerify} />
}

export function PasswordFieldExample() {
  return <PasswordField label="New password" name="password" autoComplete="new-password" required />
}

export function SearchFieldExample() {
  const [query, setQuery] = useState('')
  return (
    <SearchField
      label="Search pages"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onClear={() => setQuery('')}
    />
  )
}

export function SliderExample() {
  const [quality, setQuality] = useState(80)
  return <Slider label="Quality" min={10} max={100} step={10} value={quality} onValueChange={setQuality} />
}

export function TagInputExample() {
  const [tags, setTags] = useState<readonly string[]>(['paper'])
  return <TagInput label="Tags" hint="Press Enter after each tag" value={tags} onValueChange={setTags} />
}

export function TextAreaExample() {
  return <TextArea label="Summary" name="summary" rows={4} limit={160} />
}

export function TextFieldExample() {
  return <TextField label="Email" name="email" type="email" hint="We never share it" required />
}

export function TimeFieldExample() {
  const [time, setTime] = useState('14:30')
  return <TimeField label="Starts at" value={time} onValueChange={setTime} step={15} />
}
