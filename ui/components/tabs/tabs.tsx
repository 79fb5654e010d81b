import * as Radix from '@radix-ui/react-tabs'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { useSelection } from './selection.ts'
import type { TabItem } from './tab.tsx'
import { tabItems } from './tab.tsx'

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The tabs as data. Authors write `<Tab>` children instead. */
  readonly items?: readonly TabItem[]
  /** What the tabs are variants of, for those who listen. */
  readonly label?: string
  /** The tab that is open at first; it is what the server renders. */
  readonly defaultValue?: string
  /** Tabs of the same group open together, on this page and on the next ones. */
  readonly group?: string
  /** The level of the panels' headings, which show where tabs cannot: without script and in print. */
  readonly level?: 2 | 3 | 4
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

export function Tabs({
  items,
  label,
  defaultValue,
  group,
  level = 3,
  children,
  className,
  id,
  ref,
  ...rest
}: TabsProps) {
  const { dir, word } = useUi()
  const generatedId = useId()
  const baseId = id ?? generatedId
  const root = useRef<HTMLDivElement>(null)
  const tabs = items ?? tabItems(children)
  const [selected, select] = useSelection({
    values: tabs.map((tab) => tab.value),
    initial: defaultValue ?? tabs[0]?.value ?? '',
    group,
    root,
  })
  const Heading = headings[level]
  return (
    <Radix.Root
      {...rest}
      id={id}
      ref={useComposedRef(root, ref)}
      className={cx('tabs', className)}
      dir={dir}
      value={selected}
      onValueChange={select}
    >
      <Radix.List asChild aria-label={label ?? word('tabs.label')} tabIndex={-1}>
        <Unstyled className="tabs-list" onKeyDownCapture={leavePagingToThePage}>
          {tabs.map(({ value, label }) => (
            <Radix.Trigger
              key={value}
              value={value}
              className="tabs-tab"
              aria-controls={`${baseId}-${value}`}
              id={`${baseId}-${value}-tab`}
              // Radix knows the tab stop only in the browser; an island that is still asleep needs it in the HTML.
              tabIndex={value === selected ? 0 : -1}
              // A press that was replayed after hydration arrives as a click alone.
              onClick={() => value !== selected && select(value)}
            >
              {label}
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {tabs.map(({ value, label, panel }) => (
        <Radix.Content key={value} value={value} asChild forceMount>
          <Unstyled
            className="tabs-panel"
            data-value={value}
            id={`${baseId}-${value}`}
            aria-labelledby={`${baseId}-${value}-tab`}
            hidden={value !== selected}
          >
            <Heading className="tabs-flat-title">{label}</Heading>
            {panel}
          </Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Radix writes `style` attributes into server HTML, which the content security policy refuses; nothing needs them. */
function Unstyled({ style: _, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />
}

/** Radix moves between tabs with Page Up and Page Down as well; a reader means the page. */
function leavePagingToThePage(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation()
}
