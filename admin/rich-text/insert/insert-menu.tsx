/** A list at the caret of what can be inserted, filtered by typing: in the language of the interface, and in English. */
import { rankCommands } from '@cyanotype/ui/components/command-palette/rank-commands.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import type { PointerEvent } from 'react'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { recentCommands, rememberCommand } from '../../shell/commands/recent.ts'
import './insert-menu.css'
import type { OpenInsertMenu } from './insert-menu-state.ts'
import { closeInsertMenu, insertMenuOf, removeQuery } from './insert-menu-state.ts'
import type { Insertion, Offer } from './insertions.ts'
import { offersIn } from './insertions.ts'
import { useMenuPosition } from './use-menu-position.ts'

interface InsertMenuProps {
  readonly view: EditorView
  readonly onChoose: (insertion: Insertion) => void
}

export function InsertMenu({ view, onChoose }: InsertMenuProps) {
  const subscribe = useCallback(
    (listener: () => void) => insertMenuOf(view)?.subscribe(listener) ?? (() => {}),
    [view],
  )
  const menu = useSyncExternalStore(subscribe, () => insertMenuOf(view)?.current())
  return menu ? <OfferList {...{ view, menu, onChoose }} /> : null
}

interface OfferListProps extends InsertMenuProps {
  readonly menu: OpenInsertMenu
}

function OfferList({ view, menu, onChoose }: OfferListProps) {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const listId = useId()
  const offers = useOffers(menu.query)
  const list = useMenuPosition(view, menu)
  const [active, setActive] = useActive(menu.query)
  const choose = (offer: Offer) => {
    rememberCommand(storage, recentId(offer))
    removeQuery(view)
    onChoose(offer.insertion)
  }
  useKeys(view, {
    ...{ ArrowDown: () => setActive((active + 1) % Math.max(1, offers.length)) },
    ArrowUp: () => setActive((active || offers.length) - 1),
    Enter: () => chooseAt(active),
    Tab: () => chooseAt(active),
    Escape: () => closeInsertMenu(view),
  })
  const chooseAt = (index: number) => {
    const offer = offers[index]
    if (offer) choose(offer)
    else closeInsertMenu(view)
    return offer !== undefined
  }
  const optionId = (index: number) => `${listId}-${index}`
  useActiveDescendant(view, listId, offers.length > 0 ? optionId(active) : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is.
    <div
      ref={list}
      popover="manual"
      className="insert-menu"
      // The caret stays in the text where an entry is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {offers.length === 0 ? (
        <p className="insert-menu-empty" role="status">
          {t`Nothing found`}
        </p>
      ) : null}
      <div role="listbox" id={listId} tabIndex={0} aria-label={t`Insert`} className="insert-menu-list">
        {offers.map((offer, index) => (
          <Entry
            key={offer.id}
            id={optionId(index)}
            offer={offer}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => choose(offer)}
          />
        ))}
      </div>
    </div>
  )
}

interface EntryProps {
  readonly id: string
  readonly offer: Offer
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Entry({ id, offer, isActive, onPoint, onChoose }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus, and its keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: the text points at the active entry.
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className="insert-menu-option"
      ref={isActive ? showEntry : undefined}
      onPointerMove={(event) => hasMoved(event) && onPoint()}
      onClick={onChoose}
    >
      <Icon name={offer.icon} />
      <span className="insert-menu-label">{offer.label}</span>
      {offer.note === undefined ? null : <span className="insert-menu-note">{offer.note}</span>}
    </div>
  )
}

/** The active entry: the first one again whenever the query changes. */
function useActive(query: string): [number, (index: number) => void] {
  const [active, setActive] = useState({ query, index: 0 })
  return [active.query === query ? active.index : 0, (index) => setActive({ query, index })]
}

/** Browsers also send this where the list scrolls under a pointer at rest. */
const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

const recentId = ({ id }: Offer) => `insert ${id}`

/** Entries that fit the query, the best first; without a query the ones used last come first. */
function useOffers(query: string): readonly Offer[] {
  const { i18n } = useLingui()
  const { storage } = useAdmin()
  return useMemo(() => {
    const offers = offersIn(i18n)
    const commands = offers.map(({ id, label, keywords, group }) => ({
      id: `insert ${id}`,
      label,
      keywords,
      group,
    }))
    const ranked = rankCommands(commands, query, recentCommands(storage))
    return ranked.flatMap(({ id }) => offers.find((offer) => recentId(offer) === id) ?? [])
  }, [i18n, storage, query])
}

function showEntry(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

type Keys = Readonly<Record<string, () => unknown>>

/** Those pressed in the text while the menu is open. `false` leaves a key to the text. */
function useKeys(view: EditorView, keys: Keys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return false
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (act === undefined) return false
    event.stopPropagation()
    return act() !== false
  })
  useEffect(() => {
    const store = insertMenuOf(view)
    if (store === undefined) return undefined
    store.onKey = (event) => handleKey(event)
    return () => {
      store.onKey = () => false
    }
  }, [view])
}

/** Says in the text, which keeps the focus, which entry is active. */
function useActiveDescendant({ dom }: EditorView, listId: string, optionId: string | undefined): void {
  useEffect(() => {
    dom.setAttribute('aria-controls', listId)
    if (optionId === undefined) dom.removeAttribute('aria-activedescendant')
    else dom.setAttribute('aria-activedescendant', optionId)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [dom, listId, optionId])
}
