/**
 * Editor commands for the menu, the palette and the shortcuts, limited to what the user is permitted to do.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isKind, may, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckedUser } from '../app-context/session.ts'
import type { Command } from '../commands/commands.ts'
import { languageName } from '../i18n/formats.tsx'
import type { OpenDialog } from './editor-header.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import type { EditSearch } from './editor-search-params.ts'
import type { PublishChoice } from './publishing/publishable-locales.ts'
import { schedulable } from './publishing/publishable-locales.ts'
import { isPublic } from './saving/publishing.ts'
import type { EditorActions } from './use-document-actions.tsx'

export interface EditorState extends DocumentEditorState {
  readonly actions: EditorActions
  readonly createBelow: (slug: string) => void
  /** `undefined` if visitors cannot see a page in the open language. */
  readonly viewPage: (() => void) | undefined
  readonly view: EditSearch
  readonly changeView: (change: Partial<EditSearch>) => void
  readonly show: (shown: OpenDialog) => void
  readonly choice: PublishChoice
  readonly session: CheckedUser | null
  readonly i18n: I18n
}

export function editorCommands(at: EditorState): readonly Command[] {
  return [...viewCommands(at), ...menuCommands(at)]
}

/** The menu in groups: text, publishing, document. */
export function menuEntries(at: EditorState): readonly MenuEntry[] {
  const groups = [aboutTheText(at), aboutVisitors(at), documentCommands(at)].filter(
    ({ length }) => length > 0,
  )
  return groups.flatMap((group, index): readonly MenuEntry[] => [
    ...(index === 0 ? [] : [{ kind: 'separator' as const }]),
    ...group.map(
      ({ label, icon, run, id }): MenuEntry => ({
        label,
        ...(icon && { icon }),
        onSelect: run,
        tone: id === 'trash' ? 'danger' : 'neutral',
      }),
    ),
  ])
}

const menuCommands = (at: EditorState) => [...aboutTheText(at), ...aboutVisitors(at), ...documentCommands(at)]

const aboutVisitors = (at: EditorState) => [...aboutThePage(at), ...aboutPublishing(at)]

function aboutThePage({ viewPage, i18n }: EditorState): readonly Command[] {
  return viewPage === undefined
    ? []
    : [{ id: 'view-page', label: i18n._(msg`View page`), icon: 'external', run: viewPage }]
}

/** Commands that switch between views. */
function viewCommands({
  type,
  view,
  changeView,
  show,
  choice,
  locale,
  i18n,
}: EditorState): readonly Command[] {
  const next = siteLocales()[(siteLocales().indexOf(locale) + 1) % siteLocales().length] ?? locale
  const publish: Command = {
    id: 'publish',
    label: i18n._(msg`Publish…`),
    icon: 'publish',
    keys: 'mod+shift+enter',
    run: () => show('publish'),
  }
  const preview: Command = {
    id: 'preview',
    label: view.part === 'preview' ? i18n._(msg`Hide preview`) : i18n._(msg`Show preview`),
    icon: 'eye',
    keys: 'mod+shift+e',
    run: () => changeView({ part: view.part === 'preview' ? 'write' : 'preview' }),
  }
  return [
    ...(choice.mayPublish && choice.isWorthIt ? [publish] : []),
    ...(type.page === undefined ? [] : [preview]),
    {
      id: 'next-language',
      label: i18n._(msg`Switch to ${languageName(next, i18n.locale)}`),
      icon: 'languages',
      keys: 'mod+shift+l',
      run: () => changeView({ language: next }),
    },
  ]
}

function aboutTheText({
  type,
  state,
  session,
  actions,
  show,
  changeView,
  choice,
  i18n,
}: EditorState): readonly Command[] {
  const mayEdit = session !== null && may(session, 'documents.edit', { type })
  const save: Command = {
    id: 'save',
    label: i18n._(msg`Save version`),
    icon: 'check',
    keys: 'mod+s',
    run: () => void actions.save(),
  }
  const versions: Command = {
    id: 'versions',
    label: i18n._(msg`Versions`),
    icon: 'history',
    keys: 'mod+shift+h',
    run: () => changeView({ panel: 'versions' }),
  }
  const comments: Command = {
    id: 'comments',
    label: i18n._(msg`Comments`),
    icon: 'comment',
    run: () => changeView({ panel: 'comments' }),
  }
  const review: Command = {
    id: 'review',
    label: i18n._(msg`Review`),
    icon: 'check',
    run: () => changeView({ panel: 'review' }),
  }
  const share: Command = {
    id: 'share-preview',
    label: i18n._(msg`Share preview…`),
    icon: 'share',
    run: () => show('share'),
  }
  const publishSet: Command = {
    id: 'publish-set',
    label: i18n._(msg`Add to publish set…`),
    icon: 'list',
    run: () => show('publish-set'),
  }
  const { document } = state
  const canBeAdded = mayEdit && document?.trashedAt === null && choice.isNew
  return [
    ...(mayEdit ? [save] : []),
    ...(document === undefined ? [] : [versions]),
    ...(document === undefined || document.trashedAt !== null ? [] : [comments, review]),
    ...(document === undefined || document.trashedAt !== null || type.page === undefined ? [] : [share]),
    ...(canBeAdded ? [publishSet] : []),
  ]
}

function aboutPublishing({
  type,
  state,
  session,
  locale,
  show,
  choice,
  actions,
  i18n,
}: EditorState): readonly Command[] {
  const { document } = state
  if (document === undefined || document.trashedAt !== null) return []
  if (session === null || !may(session, 'documents.publish', { type, layer: locale })) return []
  const language = languageName(locale, i18n.locale)
  const { status } = document.layers[locale]
  const isSeen = isPublic(document, locale)
  const scheduled = schedulable({ type, state }, choice)
  return [
    ...(scheduled.publish.length > 0 || scheduled.unpublish.length > 0
      ? [
          {
            id: 'schedule',
            label: i18n._(msg`Schedule…`),
            icon: 'clock' as const,
            run: () => show('schedule'),
          },
        ]
      : []),
    ...(isSeen && type.kind === 'collection'
      ? [
          {
            id: 'unpublish',
            label: i18n._(msg`Unpublish ${language}`),
            icon: 'eye-off' as const,
            run: () => void actions.unpublish(),
          },
        ]
      : []),
    ...(type.kind === 'collection' && status !== 'archived' && status !== 'none'
      ? [
          {
            id: 'archive',
            label: i18n._(msg`Archive ${language}`),
            icon: 'folder' as const,
            run: () => void actions.archive(),
          },
        ]
      : []),
    ...(status === 'archived'
      ? [
          {
            id: 'unarchive',
            label: i18n._(msg`Unarchive ${language}`),
            icon: 'undo' as const,
            run: () => void actions.unarchive(),
          },
        ]
      : []),
  ]
}

/** Whether its slugs with slashes make a tree. */
function hasPagesBelow({ slug, fields }: DocumentType): boolean {
  const field = slug === undefined ? undefined : fields[slug]
  return field !== undefined && isKind(field, 'slug') && field.segments
}

function documentCommands({
  type,
  state,
  locale,
  session,
  actions,
  createBelow,
  i18n,
}: EditorState): readonly Command[] {
  const { document } = state
  if (document === undefined || type.kind === 'single' || session === null) return []
  const copy: Command = {
    id: 'copy',
    label: i18n._(msg`Duplicate`),
    icon: 'copy',
    run: () => void actions.copy(),
  }
  const trash: Command = {
    id: 'trash',
    label: i18n._(msg`Move to trash`),
    icon: 'trash',
    run: () => void actions.trash(),
  }
  const restore: Command = {
    id: 'restore',
    label: i18n._(msg`Restore`),
    icon: 'undo',
    run: () => void actions.restore(),
  }
  const slug = type.slug === undefined ? '' : String(state.edits[locale].data[type.slug] ?? '')
  const below: Command = {
    id: 'create-below',
    label: i18n._(msg`New page below`),
    icon: 'plus',
    run: () => createBelow(slug),
  }
  const mayCreate = may(session, 'documents.create', { type }) && document.trashedAt === null
  const mayDelete = may(session, 'documents.delete', { type, layer: shared })
  const life = document.trashedAt === null ? trash : restore
  const isAbove = hasPagesBelow(type) && slug !== ''
  const creation = mayCreate ? [...(isAbove ? [below] : []), copy] : []
  return [...creation, ...(mayDelete ? [life] : [])]
}
