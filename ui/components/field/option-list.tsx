/** Boxes or buttons to choose from, each with its words and perhaps a hint: what a group of either kind holds. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { FieldHint } from './field-words.tsx'

export interface Option {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

interface OptionListProps {
  readonly options: readonly Option[]
  /** The attributes of the control of an option. */
  readonly control: (option: Option) => ComponentPropsWithoutRef<'input'>
}

export function OptionList({ options, control }: OptionListProps) {
  const baseId = useId()
  return (
    <div className="option-list">
      {options.map((option, index) => {
        const id = `${baseId}-${index}`
        return (
          <div key={option.value} className="option">
            <input
              {...control(option)}
              id={id}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
            />
            <label htmlFor={id}>{option.label}</label>
            <FieldHint id={id} hint={option.hint} />
          </div>
        )
      })}
    </div>
  )
}
