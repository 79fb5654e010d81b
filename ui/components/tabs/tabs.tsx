import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import type { HeadingLevel } from '../../heading-level.ts'
import { headingTags } from '../../heading-level.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { useSelection } from './selection.ts'
import type { TabItem } from './tab.tsx'
import { tabItems } from './tab.tsx'

const words = { tabs: english.tabs }

/** The keys of the WAI-ARIA pattern. Up, Down and the paging keys are left to the page, which scrolls with them. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The tabs as data. Authors write `<Tab>` children instead. */
  readonly items?: readonly TabItem[]
  /** What the tabs are variants of, for those who listen. */
  readonly label?: string
  /** The tab that is open at first; it is what the server renders. */
  readonly defaultValue?: string
  /** Tabs of the same group open together, on this page and on the next ones. */
  readonly group?: string
  /** The level of the panels' headings, which show where tabs cannot: without script and in print. @default 3 */
  readonly level?: HeadingLevel
}

export function Tabs(props: TabsProps) {
  const { items, label, defaultValue, group, level = 3, children, className, id, ref, ...rest } = props
  const { dir, word } = useUi(words)
  const generatedId = useId()
  const root = useRef<HTMLDivElement>(null)
  const tabs = items ?? tabItems(children)
  const [selected, select] = useSelection({
    values: tabs.map((tab) => tab.value),
    initial: defaultValue ?? tabs[0]?.value ?? '',
    group,
    root,
  })
  const parts = { tabs, selected, baseId: id ?? generatedId }
  return (
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

/** One stop for Tab; the arrows go from tab to tab, mirrored with the direction, and open what they reach. */
export function TabList({ tabs, selected, select, baseId, label }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const towards = isMirrored ? mirrored[event.key] : undefined
    const step = steps[towards ?? event.key]
    const from = tabs.findIndex(({ value }) => value === selected)
    const next = step && tabs[step(from, tabs.length)]
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(`${baseId}-${next.value}-tab`)?.focus()
    select(next.value)
  }
  return (
    <div className="tabs-list" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tabs-tab"
          id={`${baseId}-${tab.value}-tab`}
          aria-controls={`${baseId}-${tab.value}`}
          aria-selected={tab.value === selected}
          tabIndex={tab.value === selected ? 0 : -1}
          onClick={() => select(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
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
    <div
      key={value}
      ref={leaveStopToContent}
      role="tabpanel"
      className="tabs-panel"
      data-value={value}
      id={`${baseId}-${value}`}
      aria-labelledby={`${baseId}-${value}-tab`}
      hidden={value !== selected}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is a stop, as the pattern asks.
      tabIndex={0}
    >
      <Heading className="tabs-flat-title">{label}</Heading>
      {panel}
    </div>
  ))
}
