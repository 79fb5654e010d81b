import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { arrow, close, search } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import { fieldOf, useChoice } from '../search-dialog/use-choice.ts'
import type { SearchRequest } from '../search-dialog/use-search.ts'
import { CommandList, Outcome } from './command-list.tsx'
import type { Command } from './rank-commands.ts'
import { rankCommands } from './rank-commands.ts'

const messages = { commandPalette: english.commandPalette }

registerIcons({ arrow, close, search })

const noSources: readonly CommandSource[] = []

export interface CommandPaletteProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'open' | 'onClose'> {
  /** Whether the palette is open. */
  readonly open: boolean
  /** Called when the user asks to close it. Set `open` to `false` there. */
  readonly onClose: () => void
  /** The commands that can be searched and run. */
  readonly commands: readonly Command[]
  /** Search functions that are called while typing. They must stay the same between renders. */
  readonly sources?: readonly CommandSource[]
  /** The ids of recently used commands, the latest first. */
  readonly recent?: readonly string[]
  /** Called when a command is chosen, for example to remember it as recent. */
  readonly onRun?: (command: Command) => void
}

/** A dialog that finds every command and destination by a few letters, for people who work with a tool. */
export function CommandPalette({
  open,
  onClose,
  commands,
  sources = noSources,
  recent,
  onRun,
  className,
  ref,
  ...rest
}: CommandPaletteProps) {
  const { word } = useUi(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, { open, onClose, within: '.command-palette-entry' })
  const run = (command: Command) => {
    onClose()
    onRun?.(command)
    // The focus has returned by now. The command may move it elsewhere.
    setTimeout(() => command.onRun?.())
  }
  return (
    <dialog
      aria-label={word('commandPalette.placeholder')}
      {...rest}
      ref={useComposedRef(dialog, ref)}
      className={cx('dialog search-dialog command-palette', className)}
      tabIndex={-1}
    >
      {/* Every opening starts with fresh state. */}
      {open ? (
        <Palette commands={commands} sources={sources} recent={recent} onClose={onClose} onRun={run} />
      ) : null}
    </dialog>
  )
}

interface PaletteProps {
  readonly commands: readonly Command[]
  readonly sources: readonly CommandSource[]
  readonly recent: readonly string[] | undefined
  readonly onClose: () => void
  readonly onRun: (command: Command) => void
}

function Palette({ commands, sources, recent, onClose, onRun }: PaletteProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { pages, page, enter, leave } = usePages(() => {
    setTyped('')
    choose(0)
    field.current?.focus()
  })
  const query = typed.trim()
  const isOutermost = pages.length === 0
  const results = useSources(query, isOutermost ? sources : noSources)
  const ranked = useMemo(
    () => rankCommands(page?.commands ?? commands, query, recent),
    [page, commands, query, recent],
  )
  const offered = [...ranked, ...results.items]
  const { chosen, choose, handleKeyDown } = useChoice(offered.length, listId, 0)

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '' && !isOutermost) leave()
    else handleKeyDown(event)
  }
  return (
    <>
      <Entry
        {...fieldOf(offered.length, chosen, listId)}
        ref={field}
        page={page}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          choose(0)
        }}
        onKeyDown={handleKey}
        onBack={leave}
        onClose={onClose}
      />
      <Outcome
        count={offered.length}
        query={query}
        isWaiting={results.isWaiting}
        hasFailed={results.hasFailed}
      />
      <CommandList
        commands={offered}
        active={chosen}
        listId={listId}
        onChoose={(command) => (command.commands ? enter(command) : onRun(command))}
      />
    </>
  )
}

export type CommandSource = SearchRequest<Command>

interface SourceResults {
  readonly items: readonly Command[]
  readonly isWaiting: boolean
  readonly hasFailed: boolean
}

type Reply = readonly Command[] | 'failed'

const debounceMs = 120
const noReplies: ReadonlyMap<CommandSource, Reply> = new Map()

/**
 * Calls several sources while the user types, and shows each result as it arrives. Without a query no source
 * is called. `sources` must stay the same between renders.
 */
function useSources(query: string, sources: readonly CommandSource[]): SourceResults {
  const [replies, setReplies] = useState(noReplies)
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    setWaiting(query === '' ? 0 : sources.length)
    if (query === '') setReplies(noReplies)
    if (query === '' || sources.length === 0) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const search = async (source: CommandSource) => {
      const reply = await source(query, signal).catch((): Reply => 'failed')
      if (signal.aborted) return
      // The previous results of a source stay until its new ones arrive.
      setReplies((before) => new Map(before).set(source, reply))
      setWaiting((before) => before - 1)
    }
    const timer = setTimeout(() => {
      for (const source of sources) search(source)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, sources])

  const inOrder = sources.map((source) => replies.get(source) ?? [])
  return {
    items: inOrder.flatMap((reply) => (reply === 'failed' ? [] : reply)),
    isWaiting: waiting > 0,
    hasFailed: inOrder.includes('failed'),
  }
}

interface EntryProps extends ComponentPropsWithRef<'input'> {
  readonly page: Command | undefined
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The field, the current page of commands, and the buttons to go back or close. */
function Entry({ page, onBack, onClose, ...field }: EntryProps) {
  const { word } = useUi(messages)
  const look = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
  return (
    <form className="search-dialog-form" onSubmit={(event) => event.preventDefault()}>
      {page ? (
        <Button
          {...look}
          icon="arrow"
          className="command-palette-back"
          aria-label={word('commandPalette.back')}
          onClick={onBack}
        />
      ) : (
        <Icon name="search" />
      )}
      <span className="command-palette-entry">
        {page ? <span className="command-palette-page">{page.label}</span> : null}
        <input
          {...field}
          className="search-dialog-field"
          enterKeyHint="go"
          aria-label={page?.label ?? word('commandPalette.placeholder')}
          placeholder={page ? undefined : word('commandPalette.placeholder')}
        />
      </span>
      <Button {...look} icon="close" aria-label={word('commandPalette.close')} onClick={onClose} />
    </form>
  )
}

/** Commands with subcommands are pages that can be entered and left. */
function usePages(onTurn: () => void) {
  const [pages, setPages] = useState<readonly Command[]>([])
  const turnTo = (next: readonly Command[]) => {
    setPages(next)
    onTurn()
  }
  return {
    pages,
    page: pages.at(-1),
    enter: (command: Command) => turnTo([...pages, command]),
    leave: () => turnTo(pages.slice(0, -1)),
  }
}
