/**
 * A document in several languages side by side. Readers choose the visible ones, and the parent may control
 * that. On a phone one column is visible at a time, with tabs, and text in the others is kept.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId, useState } from 'react'
import { chevronDown, languages } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { scrollFrame, watchOverflow } from '../../internal/scrollable-focus.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import { useMedia } from '../../internal/use-media-query.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover } from '../popover/popover.tsx'
import { TabList, TabsRoot } from '../tabs/tabs.tsx'

const messages = { localeColumns: english.localeColumns }

bringIcons({ 'chevron-down': chevronDown, languages })

export interface LocaleColumn {
  readonly code: string
  /** The name of the language in that language. */
  readonly name: string
  /** The language tag, if it differs from the code. */
  readonly tag?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Content next to the name: a `StatusPill`, the users who are present. */
  readonly state?: ReactNode
  readonly content: ReactNode
}

export interface LocaleColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The languages, each with its content. */
  readonly columns: readonly LocaleColumn[]
  /** The code of the source language, which is always visible. */
  readonly source: string
  /** The codes of the visible languages. By default all. */
  readonly shown?: readonly string[] | undefined
  /** The languages that are shown at first. */
  readonly defaultShown?: readonly string[] | undefined
  /** Called with the shown languages when the user shows or hides one. */
  readonly onShownChange?: ((shown: readonly string[]) => void) | undefined
}

export function LocaleColumns(props: LocaleColumnsProps) {
  const { columns, source, shown, defaultShown, onShownChange, className, ref, ...rest } = props
  const { word } = useUi(messages)
  const baseId = useId()
  const [codes, change] = useValue(shown, defaultShown ?? columns.map(({ code }) => code), onShownChange)
  const isNarrow = useMedia('(max-width: 48rem)')
  const [open, setOpen] = useState(source)
  const visible = columns.filter(({ code }) => code === source || codes.includes(code))
  const selected = visible.some(({ code }) => code === open) ? open : source
  const track = useBehaviour(watchOverflow, undefined)
  const label = word('localeColumns.label')
  return (
    <div {...rest} ref={ref} className={cx('locale-columns', className)}>
      <div className="locale-columns-head">
        <TabsRoot selected={selected} select={setOpen}>
          <div className="locale-columns-tabs" hidden={!isNarrow}>
            <TabList
              tabs={visible.map(({ code, name }) => ({ value: code, label: name, panel: null }))}
              selected={selected}
              select={setOpen}
              baseId={baseId}
              label={label}
            />
          </div>
        </TabsRoot>
        <Chooser columns={columns} source={source} codes={codes} onChange={change} />
      </div>
      <div key={visible.length} ref={track} className="locale-columns-track" {...scrollFrame(label)}>
        {visible.map((column) => (
          <Column
            key={column.code}
            {...column}
            id={`${baseId}-${column.code}`}
            isSource={column.code === source}
            isTab={isNarrow}
            hidden={isNarrow && column.code !== selected}
          />
        ))}
      </div>
    </div>
  )
}

interface ColumnProps extends LocaleColumn {
  readonly id: string
  readonly isSource: boolean
  readonly isTab: boolean
  readonly hidden: boolean
}

function Column({
  id,
  code,
  name,
  tag = code,
  dir = 'ltr',
  state,
  content,
  isSource,
  isTab,
  hidden,
}: ColumnProps) {
  const { word } = useUi(messages)
  const named = isTab
    ? ({ role: 'tabpanel', 'aria-labelledby': `${id}-tab` } as const)
    : { 'aria-labelledby': `${id}-name` }
  return (
    <section {...named} id={id} className="locale-column" hidden={hidden}>
      <header className="locale-column-head">
        <span id={`${id}-name`} className="locale-column-name" lang={tag} hidden={isTab}>
          {name}
        </span>
        {isSource ? <span className="locale-column-source">{word('localeColumns.source')}</span> : null}
        {state}
      </header>
      <div className="locale-column-content" lang={tag} dir={dir}>
        {content}
      </div>
    </section>
  )
}

interface ChooserProps extends Pick<LocaleColumnsProps, 'columns' | 'source'> {
  readonly codes: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

/** In the order of the columns, not of the choices. */
function Chooser({ columns, source, codes, onChange }: ChooserProps) {
  const { word } = useUi(messages)
  const toggle = (toggled: string) => {
    const wanted = columns
      .map(({ code }) => code)
      .filter((code) => codes.includes(code) !== (code === toggled))
    onChange(wanted)
  }
  return (
    <Popover
      label={word('localeColumns.show')}
      trigger={(wires) => (
        <Button
          {...wires}
          variant="outline"
          color="neutral"
          size="sm"
          icon="languages"
          trailingIcon="chevron-down"
        >
          {word('localeColumns.show')}
        </Button>
      )}
    >
      {columns.map(({ code, name, tag = code }) => (
        <Checkbox
          key={code}
          label={<span lang={tag}>{name}</span>}
          checked={code === source || codes.includes(code)}
          disabled={code === source}
          onChange={() => toggle(code)}
        />
      ))}
    </Popover>
  )
}
