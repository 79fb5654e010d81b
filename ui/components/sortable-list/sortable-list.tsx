/** A list whose order is its meaning: dragged by its handles, led by keys, or moved step by step with its buttons. */
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
  /** What is being put in order. */
  readonly label: string
  /** Renders an item. */
  readonly children: (item: Item) => ReactNode
  /** Sends the keys with a form, in their order. */
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
        // biome-ignore lint/a11y/noRedundantRoles: Safari hears no list where no marks are drawn.
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
