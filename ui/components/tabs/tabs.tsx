/** Tabs as Radix makes them, whole in the HTML of the server: all panels are there, and the open one is the one not hidden. */
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react'
import { useId, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { Unstyled } from '../../internal/strip-style.tsx'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useSelection } from './selection.ts'
import type { TabItem } from './tab.tsx'
import { tabItems } from './tab.tsx'

const messages = { tabs: english.tabs }

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The tabs as data. Authors write `<Tab>` children instead. */
  readonly items?: readonly TabItem[]
  /** What the tabs are variants of, for those who listen. */
  readonly label?: string
  /** The tab that is open; leave it out to let the tabs keep count themselves. */
  readonly value?: string
  /** The tab that is open at first; it is what the server renders. */
  readonly defaultValue?: string
  /** Called with the value of a tab when it opens. */
  readonly onValueChange?: (value: string) => void
  /** Vertical tabs stand beside their panels, and the keys Up and Down go from tab to tab. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical'
  /** Tabs of the same group open together, on this page and on the next ones. */
  readonly group?: string
  /** The level of the panels' headings, which show where tabs cannot: without script and in print. @default 3 */
  readonly level?: HeadingLevel
}

export function Tabs(props: TabsProps) {
  const { items, label, value, defaultValue, onValueChange, orientation, group, level = 3, ...others } = props
  const { children, className, id, ref, ...rest } = others
  const { dir, word } = useUi(messages)
  const generatedId = useId()
  const root = useRef<HTMLDivElement>(null)
  const tabs = items ?? tabItems(children)
  const enabled = tabs.flatMap((tab) => (tab.disabled ? [] : [tab.value]))
  const [selected, select] = useSelection({
    values: enabled,
    value,
    initial: defaultValue ?? enabled[0] ?? '',
    onValueChange,
    group,
    root,
  })
  const parts = { tabs, selected, baseId: id ?? generatedId }
  return (
    <TabsRoot selected={selected} select={select} orientation={orientation}>
      <div
        {...rest}
        id={id}
        data-group={group}
        ref={useComposedRef(root, ref)}
        className={cx('tabs', className)}
        dir={dir}
      >
        <TabList {...parts} select={select} label={label ?? word('tabs.label')} />
        <Panels {...parts} level={level} />
      </div>
    </TabsRoot>
  )
}

interface TabsRootProps {
  readonly selected: string
  readonly select: (value: string) => void
  readonly orientation?: TabsProps['orientation']
  /** The element that holds the list. */
  readonly children: ReactElement
}

/** Knows which tab is open, for the list within. */
export function TabsRoot({ selected, select, orientation = 'horizontal', children }: TabsRootProps) {
  const { dir } = useUi()
  return (
    <Radix.Root
      asChild
      value={selected}
      onValueChange={select}
      orientation={orientation}
      {...(dir && { dir })}
    >
      {children}
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

/** The page scrolls by the paging keys; Radix would take them for Home and End. */
function leavePagingToPage(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation()
}

/**
 * The one stop for Tab is in the HTML of the server: tabs are reached before any script runs. Radix opens a tab when the
 * pointer goes down; a click that comes alone, such as one that is replayed after hydration, opens it too.
 */
export function TabList({ tabs, selected, select, baseId, label }: TabListProps) {
  return (
    <Radix.List asChild>
      <Unstyled
        className="tabs-list"
        aria-label={label}
        tabIndex={undefined}
        onKeyDownCapture={leavePagingToPage}
      >
        {tabs.map(({ value, label: name, disabled = false }) => (
          <Radix.Trigger
            key={value}
            value={value}
            disabled={disabled}
            className="tabs-tab"
            id={`${baseId}-${value}-tab`}
            aria-controls={`${baseId}-${value}`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => {
              if (value !== selected) select(value)
            }}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Unstyled>
    </Radix.List>
  )
}

interface PanelsProps extends Parts {
  readonly level: HeadingLevel
}

/** A panel that holds nothing to stop at is a stop itself, so that the keyboard can reach and scroll it. */
function leaveStopToContent(panel: HTMLElement | null) {
  if (panel?.querySelector(focusable)) panel.removeAttribute('tabindex')
}

/** All of them are in the HTML, for search, find and print; `hidden` says which one is open. */
function Panels({ tabs, selected, baseId, level }: PanelsProps) {
  const Heading = headingTags[level]
  return tabs.map(({ value, label, panel }) => (
    <Radix.Content key={value} value={value} asChild forceMount>
      <Unstyled
        ref={leaveStopToContent}
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
