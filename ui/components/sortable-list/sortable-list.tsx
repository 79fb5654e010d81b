/**
 * A list in an order of the user: items are dragged by their handles, moved with keys, or step by step with
 * buttons.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { SortableItem } from './sortable-item.tsx'
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

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemLabel, onReorder, children, name, className, ref, ...rest } = props
  const list = useRef<HTMLOListElement>(null)
  const { shown, itemOf, lifted, dragged, said, ...acts } = useOrder(props, list)
  return (
    <>
      <ol
        aria-label={label}
        {...rest}
        ref={useComposedRef(list, ref)}
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers.
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
      <LiveRegion message={said} />
    </>
  )
}
