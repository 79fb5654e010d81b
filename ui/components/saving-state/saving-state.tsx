import type { ComponentPropsWithRef } from 'react'
import { useEffect, useState } from 'react'
import { check, clock, danger, edit, refresh, warning } from '../../icons/icons.generated.ts'
import type { IconName } from '../../icons/resolve.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

const messages = { savingState: english.savingState }

registerIcons({ check, clock, danger, edit, refresh, warning })

export const savingStates = ['saved', 'saving', 'unsaved', 'offline', 'failed', 'conflict'] as const
export type Saving = (typeof savingStates)[number]

export interface SavingStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The state of saving. */
  readonly state: Saving
  /** Called when the user retries a failed save. Without it there is no such button. */
  readonly onRetry?: (() => void) | undefined
}

const icons: Readonly<Record<Exclude<Saving, 'saving'>, IconName>> = {
  saved: 'check',
  unsaved: 'edit',
  offline: 'clock',
  failed: 'danger',
  conflict: 'warning',
}

/**
 * An unobtrusive text that says whether changes are saved. Short saves are not worth a message: the previous
 * state stays until a save has taken 400 ms.
 */
export function SavingState({ state, onRetry, className, ...rest }: SavingStateProps) {
  const { word } = useUi(messages)
  const shown = useQuietly(state)
  return (
    <div {...rest} className={cx('saving-state', className)} data-state={shown}>
      <span className="saving-state-text" role="status">
        {shown === 'saving' ? <Spinner /> : <Icon name={icons[shown]} />}
        <span>{word(`savingState.${shown}`)}</span>
      </span>
      {onRetry && (shown === 'failed' || shown === 'offline') ? (
        <Button variant="link" color="neutral" size="sm" onClick={onRetry}>
          {word('savingState.retry')}
        </Button>
      ) : null}
    </div>
  )
}

const delayMs = 400

/** Keeps the previous state while a save may still be short. Every other state is shown at once. */
function useQuietly(state: Saving): Saving {
  const [shownState, setShownState] = useState(state)
  if (state !== 'saving' && shownState !== state) setShownState(state)
  useEffect(() => {
    if (state !== 'saving') return undefined
    const timer = setTimeout(() => setShownState('saving'), delayMs)
    return () => clearTimeout(timer)
  }, [state])
  return state === 'saving' ? shownState : state
}
