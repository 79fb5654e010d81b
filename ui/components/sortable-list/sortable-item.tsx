/** One item: its handle, its content, and the two buttons that move it without dragging. */
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { arrowDown, grip } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { sortable: english.sortable }

bringIcons({ grip, 'arrow-down': arrowDown })

interface SortableItemProps {
  readonly name: string | undefined
  readonly value: string
  readonly label: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isLifted: boolean
  readonly isDragged: boolean
  /** The drop marker is before it. */
  readonly isMarked: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onLeave: () => void
  readonly onDrag: (handle: HTMLElement, event: PointerEvent) => void
  readonly onStep: (by: 1 | -1) => void
  readonly children: ReactNode
}

const flag = (isSo: boolean) => (isSo ? '' : undefined)

export function SortableItem(props: SortableItemProps) {
  const { name, value, label, isFirst, isLast, isLifted, isDragged, isMarked, children } = props
  const { word } = useUi(messages)
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // A move or another window in front takes the focus without giving it to another element.
    if (isLifted && relatedTarget !== null) props.onLeave()
  }
  return (
    <li
      className="sortable-item"
      data-lifted={flag(isLifted)}
      data-dragged={flag(isDragged)}
      data-mark={isMarked ? 'start' : undefined}
    >
      <button
        type="button"
        className="sortable-handle"
        aria-label={word('sortable.handle', { item: label })}
        aria-pressed={isLifted}
        onKeyDown={props.onKeyDown}
        onBlur={handleBlur}
        onPointerDown={(event) => {
          if (event.button === 0) props.onDrag(event.currentTarget, event.nativeEvent)
        }}
      >
        <Icon name="grip" />
      </button>
      <div className="sortable-content">{children}</div>
      <Step label={label} direction="up" isOff={isFirst} onPress={() => props.onStep(-1)} />
      <Step label={label} direction="down" isOff={isLast} onPress={() => props.onStep(1)} />
      {name === undefined ? null : <input type="hidden" name={name} value={value} />}
    </li>
  )
}

interface StepProps {
  readonly label: string
  readonly direction: 'up' | 'down'
  /** The button stays and keeps the focus, even if it cannot move the item further. */
  readonly isOff: boolean
  readonly onPress: () => void
}

function Step({ label, direction, isOff, onPress }: StepProps) {
  const { word } = useUi(messages)
  return (
    <button
      type="button"
      className="sortable-step"
      data-direction={direction}
      aria-label={`${label}: ${word(`sortable.${direction}`)}`}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name="arrow-down" />
    </button>
  )
}
