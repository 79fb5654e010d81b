/** Views of a list: built-in, personal and shared ones, and commands to save, rename and delete one. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { Button, Menu, toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { lazyPart, useOnceLoaded } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'
import type { SavedView } from './saved-views.ts'
import { viewsQuery } from './saved-views.ts'

/** Loads when the list is rendered, or when the user is about to save a view. */
const ViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).ViewDialog)

export interface ShownView {
  readonly query: Readonly<Record<string, string>>
  readonly columns: readonly string[]
}

interface ViewMenuProps {
  readonly type: DocumentType
  readonly shown: ShownView
  /** Built-in views. */
  readonly defaults: readonly { readonly name: string; readonly query: ShownView['query'] }[]
  readonly onShow: (query: ShownView['query'], columns: readonly string[] | undefined) => void
}

export function ViewMenu({ type, shown, defaults, onShow }: ViewMenuProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const { data: saved = [] } = useQuery(viewsQuery(api, type.name))
  const [dialog, setDialog] = useState<SavedView | 'new'>()
  const onceLoaded = useOnceLoaded()
  useEffect(() => whenIdle(() => void ViewDialog.load()), [])
  const forget = useDeleteView(type.name)
  const own = saved.filter(({ owner }) => owner.username === session?.username)
  const others = saved.filter((view) => !own.includes(view))
  const current = currentView([...own, ...others], defaults, shown)
  const mine =
    own.find((view) => view === current) ?? own.find(({ settings }) => isSame(settings.query, shown.query))

  const entryOf = (view: SavedView): MenuEntry => ({
    kind: 'check',
    label: view.name,
    checked: view === current,
    onChange: () => onShow(view.settings.query, view.settings.columns),
  })
  const openDialog = (view: SavedView | 'new') => onceLoaded(ViewDialog, () => setDialog(view))
  const changeItems = (view: SavedView): readonly MenuEntry[] => [
    { label: t`Rename view “${view.name}”…`, icon: 'edit', onSelect: () => openDialog(view) },
    deleteItem(t`Delete view “${view.name}”`, () => forget(view)),
  ]
  const items: readonly MenuEntry[] = [
    ...defaults.map((view) => defaultItem(view.name, view === current, () => onShow(view.query, undefined))),
    ...(own.length > 0 ? [{ kind: 'group' as const, label: t`My views`, items: own.map(entryOf) }] : []),
    ...(others.length > 0
      ? [{ kind: 'group' as const, label: t`Shared views`, items: others.map(entryOf) }]
      : []),
    { kind: 'separator' },
    { label: t`Save view…`, icon: 'bookmark', onSelect: () => openDialog('new') },
    ...(mine === undefined ? [] : changeItems(mine)),
  ]
  return (
    <>
      <Menu
        label={t`Views`}
        items={items}
        trigger={(triggerProps) => (
          <Button {...triggerProps} size="sm" variant="outline" color="neutral" icon="bookmark">
            {current?.name ?? t`Views`}
          </Button>
        )}
      />
      {dialog === undefined ? null : (
        <ViewDialog {...{ type: type.name, shown, own, view: dialog }} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

const defaultItem = (label: string, checked: boolean, show: () => void): MenuEntry => ({
  kind: 'check',
  label,
  checked,
  onChange: show,
})

const deleteItem = (label: string, onSelect: () => void): MenuEntry => ({
  label,
  icon: 'trash',
  tone: 'danger',
  onSelect,
})

type BuiltInView = ViewMenuProps['defaults'][number]

/** Views may differ in their columns only. Other columns than those of any view do not change the view. */
function currentView(
  saved: readonly SavedView[],
  defaults: readonly BuiltInView[],
  { query, columns }: ShownView,
): SavedView | BuiltInView | undefined {
  const found = saved.filter(({ settings }) => isSame(settings.query, query))
  return (
    found.find(({ settings }) => String(settings.columns) === String(columns)) ??
    defaults.find((view) => isSame(view.query, query)) ??
    found[0]
  )
}

/** Deletes a view. Undo creates the same view again. */
function useDeleteView(type: string) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const undo = useUndo()
  const readAgain = () => queries.invalidateQueries({ queryKey: viewsQuery(api, type).queryKey })
  const attempt = (work: Promise<unknown>, onDone: () => void = () => {}) =>
    void work
      .then(readAgain)
      .then(onDone)
      .catch(({ message }: Error) => void toasts.add({ tone: 'danger', title: message }))
  return ({ id, name, isShared, settings }: SavedView) =>
    attempt(api('DELETE /api/views/{id}', { params: { id } }), () =>
      undo(t`View “${name}” deleted`, () =>
        attempt(api('POST /api/views', { body: { type, name, isShared, settings } })),
      ),
    )
}

/** The order of query parameters does not matter. */
function isSame(one: ShownView['query'], other: ShownView['query']): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
