/** Options of a group: checkboxes or radio buttons, each with a label and an optional hint. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { FieldHint } from './field.tsx'

export interface Answer {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

interface AnswersProps {
  readonly options: readonly Answer[]
  /** The class of each control. */
  readonly className: string
  /** The attributes of the control of an option. */
  readonly control: (option: Answer) => ComponentPropsWithoutRef<'input'>
}

export function Answers({ options, className, control }: AnswersProps) {
  const baseId = useId()
  return (
    <div className="answers">
      {options.map((option, index) => {
        const id = `${baseId}-${index}`
        return (
          <div key={option.value} className="answer">
            <input
              {...control(option)}
              className={className}
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
