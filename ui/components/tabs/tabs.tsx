import * as Radix from '@radix-ui/react-tabs'
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react'
import { useId, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { Unstyled } from '../../internal/strip-style.tsx'
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
  /** The accessible name of the tab list. */
  readonly label?: string
  /** The open tab. Leave it out for uncontrolled tabs. */
  readonly value?: string
  /** The tab that is open at first, also in the server HTML. */
  readonly defaultValue?: string
  /** Called with the value of a tab when it opens. */
  readonly onValueChange?: (value: string) => void
  /** Vertical tabs are next to their panels, and Up and Down move between tabs. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical'
  /** Tabs of the same group open together, on this page and on the next ones. */
  readonly group?: string
  /**
   * The level of the panel headings, which are visible where tabs do not work: without a script and in print.
   * @default 3
   */
  readonly level?: HeadingLevel
}

/**
 * Panels of which one is visible, each with a tab. All panels are in the server HTML, and the closed ones are
 * hidden.
 */
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
  /** The element that contains the list. */
  readonly children: ReactElement
}

/** Provides the open tab to the list inside. */
function TabsRoot({ selected, select, orientation = 'horizontal', children }: TabsRootProps) {
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

/** Page Up and Page Down scroll the page. Radix would handle them like Home and End. */
function leavePagingToPage(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation()
}

/**
 * The Tab stop is in the server HTML, so tabs are reachable before any script runs. Radix opens a tab on
 * pointer down. A click alone, such as one replayed after hydration, opens it too.
 */
function TabList({ tabs, selected, select, baseId, label }: TabListProps) {
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

/** A panel without focusable content is a Tab stop, so that the keyboard can reach and scroll it. */
function leaveStopToContent(panel: HTMLElement | null) {
  if (panel?.querySelector(focusable)) panel.removeAttribute('tabindex')
}

/** All are in the HTML for search engines, find and print. `hidden` marks the closed ones. */
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
