import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { arrowDown, grip } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { OrderOptions } from './use-order.ts'
import { useOrder } from './use-order.ts'

export interface SortableListProps<Item>
  extends OrderOptions<Item>,
    Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The accessible name of the list. */
  readonly label: string
  /** Renders an item. */
  readonly children: (item: Item) => ReactNode
  /** The name under which a form sends the keys, in their order. */
  readonly name?: string
}

/**
 * A list in an order of the user: items are dragged by their handles, moved with keys, or step by step with
 * buttons.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemLabel, onReorder, children, name, className, ref, ...rest } = props
  const list = useRef<HTMLOListElement>(null)
  const { shown, itemOf, lifted, dragged, announcement, ...acts } = useOrder(props, list)
  return (
    <>
      <ol
        aria-label={label}
        {...rest}
        ref={useComposedRef(list, ref)}
        role="list"
        className={cx('sortable-list', className)}
        data-mark={dragged?.before === items.length ? 'end' : undefined}
      >
        {shown.map((key, at) => {
          const item = itemOf(key)
          return item === undefined ? null : (
            <SortableItem
              key={key}
              name={name}
              value={key}
              label={itemLabel(item)}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              isLifted={lifted === key}
              isDragged={dragged?.key === key}
              isMarked={dragged?.before === at}
              onKeyDown={(event) => acts.handleKeyDown(event, key)}
              onLeave={() => acts.drop(key)}
              onDrag={(handle, event) => acts.drag(key, handle, event)}
              onStep={(by) => acts.moveTo(key, at + by)}
            >
              {children(item)}
            </SortableItem>
          )
        })}
      </ol>
      <LiveRegion message={announcement} />
    </>
  )
}

// One item: its handle, its content, and the two buttons that move it without dragging.

const messages = { sortable: english.sortable }

registerIcons({ grip, 'arrow-down': arrowDown })

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

function SortableItem(props: SortableItemProps) {
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

interface StepButtonProps {
  readonly label: string
  readonly direction: 'up' | 'down'
  /** The button stays and keeps the focus, even if it cannot move the item further. */
  readonly isOff: boolean
  readonly onPress: () => void
}

function Step({ label, direction, isOff, onPress }: StepButtonProps) {
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
