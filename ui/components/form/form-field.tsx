import { cx } from '../../internal/cx.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import type { FieldText } from '../field/field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

export type FormFieldType = 'text' | 'long-text' | 'email' | 'number' | 'choice' | 'date' | 'consent'

export interface FormFieldProps extends Pick<FieldText, 'label' | 'error'> {
  /** The type of the answer. `consent` is a checkbox. */
  readonly type?: FormFieldType
  /** Marks the field as required. */
  readonly required?: boolean | undefined
  /** What the reader should know before answering. */
  readonly help?: FieldText['hint']
  /** The choices, in their order. A text has semicolons between them. */
  readonly options?: string | readonly string[]
  readonly id?: string
  /** The name under which the answer is sent. */
  readonly name?: string
  /** The answer at first. A consent is given by any text. */
  readonly defaultValue?: string | undefined
  readonly className?: string
}

/** More choices than this are a list to open. */
const maxRadios = 6

/** A field of a `Form`, with the native control for its type of answer. */
export function FormField(props: FormFieldProps) {
  const { type = 'text', help, options = [], required, className, ...rest } = props
  const field = {
    ...rest,
    required: required || undefined,
    hint: help,
    className: cx('form-field', className),
  }
  switch (type) {
    case 'long-text':
      return <TextArea {...field} rows={5} />
    case 'email':
      return <TextField {...field} type="email" autoComplete="email" />
    case 'number':
      return <TextField {...field} type="text" inputMode="decimal" />
    case 'date':
      return <TextField {...field} type="date" />
    case 'consent': {
      const { defaultValue, ...box } = field
      return <Checkbox {...box} value="yes" defaultChecked={Boolean(defaultValue)} />
    }
    case 'choice':
      return <ChoiceField {...field} options={choicesOf(options)} />
    default:
      return <TextField {...field} />
  }
}

interface ChoiceFieldProps extends Omit<FormFieldProps, 'options' | 'type' | 'help'> {
  readonly hint: FieldText['hint']
  readonly options: readonly string[]
}

function ChoiceField({ options, ...rest }: ChoiceFieldProps) {
  const choices = options.map((option) => ({ value: option, label: option }))
  return options.length > maxRadios ? (
    <Select {...rest} options={[{ value: '', label: '' }, ...choices]} />
  ) : (
    <RadioGroup {...rest} options={choices} />
  )
}

function choicesOf(options: string | readonly string[]): readonly string[] {
  if (typeof options !== 'string') return options
  return options
    .split(';')
    .map((option) => option.trim())
    .filter((option) => option !== '')
}
