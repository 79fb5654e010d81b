import type { ComponentPropsWithRef } from 'react'
import { check, danger } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { progress: english.progress, field: english.field }

registerIcons({ check, danger })

export interface StepperStep {
  readonly label: string
  /** The URL of a step that the user can return to. */
  readonly href?: string | undefined
  /** Whether the step has an error. */
  readonly wrong?: boolean | undefined
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps, in their order. */
  readonly steps: readonly StepperStep[]
  /** The index of the current step. After the last one, all are complete. */
  readonly current: number
}

/** The progress through a few steps: completed, current and remaining ones. */
export function Stepper({ steps, current, className, ...rest }: StepperProps) {
  return (
    <ol role="list" {...rest} className={cx('stepper', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className="stepper-step"
          aria-current={index === current ? 'step' : undefined}
          data-state={stateOf(step, index, current)}
        >
          <Face step={step} index={index + 1} state={stateOf(step, index, current)} />
        </li>
      ))}
    </ol>
  )
}

type State = 'wrong' | 'done' | 'current' | 'coming'

function stateOf({ wrong }: StepperStep, index: number, current: number): State {
  if (wrong) return 'wrong'
  if (index === current) return 'current'
  return index < current ? 'done' : 'coming'
}

interface FaceProps {
  readonly step: StepperStep
  readonly index: number
  readonly state: State
}

/**
 * An icon in place of the number repeats the meaning of the colour, and text exposes it to screen readers.
 */
function Face({ step: { label, href }, index, state }: FaceProps) {
  const { word, lang } = useUi(messages)
  const face = (
    <>
      <span className="stepper-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : null}
        {state === 'wrong' ? <Icon name="danger" /> : null}
        {state === 'current' || state === 'coming' ? new Intl.NumberFormat(lang).format(index) : null}
      </span>
      <span className="stepper-text">
        {state === 'wrong' ? <VisuallyHidden>{word('field.error')} </VisuallyHidden> : null}
        {label}
        {state === 'done' ? <VisuallyHidden> ({word('progress.done')})</VisuallyHidden> : null}
      </span>
    </>
  )
  return href === undefined || state === 'current' ? (
    <span className="stepper-face">{face}</span>
  ) : (
    <a className="stepper-face" href={href}>
      {face}
    </a>
  )
}
