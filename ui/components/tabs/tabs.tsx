import * as Radix from '@radix-ui/react-tabs'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import type { HeadingLevel } from '../../heading-level.ts'
import { headingTags } from '../../heading-level.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Unstyled } from '../../unstyled.tsx'
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
  readonly level?: HeadingLevel
}

export function Tabs(props: TabsProps) {
  const { items, label, defaultValue, group, level = 3, children, className, id, ref, ...rest } = props
  const { dir, word } = useUi()
  const generatedId = useId()
  const root = useRef<HTMLDivElement>(null)
  const tabs = items ?? tabItems(children)
  const [selected, select] = useSelection({
    values: tabs.map((tab) => tab.value),
    initial: defaultValue ?? tabs[0]?.value ?? '',
    group,
    root,
  })
  const parts = { tabs, selected, select, baseId: id ?? generatedId }
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
      <TabList {...parts} label={label ?? word('tabs.label')} />
      <Panels {...parts} level={level} />
    </Radix.Root>
  )
}

interface Parts {
  readonly tabs: readonly TabItem[]
  readonly selected: string
  readonly baseId: string
}

interface TabListProps extends Parts {
  readonly label: string
  readonly select: (value: string) => void
}

function TabList({ tabs, selected, select, baseId, label }: TabListProps) {
  return (
    <Radix.List asChild aria-label={label} tabIndex={-1}>
      <Unstyled className="tabs-list" onKeyDownCapture={leavePagingToThePage}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="tabs-tab"
            aria-controls={`${baseId}-${tab.value}`}
            id={`${baseId}-${tab.value}-tab`}
            // Radix knows the tab stop only in the browser; an island that is still asleep needs it in the HTML.
            tabIndex={tab.value === selected ? 0 : -1}
            // A press that was replayed after hydration arrives as a click alone.
            onClick={() => tab.value !== selected && select(tab.value)}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Unstyled>
    </Radix.List>
  )
}

interface PanelsProps extends Parts {
  readonly level: HeadingLevel
}

/** All of them are in the HTML, for search, find and print; `hidden` says which one is open. */
function Panels({ tabs, selected, baseId, level }: PanelsProps) {
  const Heading = headingTags[level]
  return tabs.map(({ value, label, panel }) => (
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
  ))
}

/** Radix moves between tabs with Page Up and Page Down as well; a reader means the page. */
function leavePagingToThePage(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation()
}
