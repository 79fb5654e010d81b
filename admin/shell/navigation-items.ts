/**
 * Navigation entries in groups, one for each screen. Collections come from the model. The navigation and the
 * palette show the entries whose route exists and that the user may see.
 */

import { listPathOf } from '@cyanotype/content/contracts/admin-paths.ts'
import { collections } from '@cyanotype/content/model/core.ts'
import type { CollectionNavigation, DocumentType, Permission } from '@cyanotype/content/model/index.ts'
import { singleNames } from '@cyanotype/content/model/singles/single-names.ts'
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface NavigationItem {
  readonly to: string
  readonly icon: AnyIconName
  readonly label: MessageDescriptor
  readonly permission?: Permission
  readonly type?: DocumentType
  /** The key sequence that opens it. */
  readonly keys?: string
  /** Only in the palette. */
  readonly isAside?: boolean
}

export interface NavigationGroup {
  readonly id: string
  readonly label: MessageDescriptor
  readonly entries: readonly NavigationItem[]
}

/** A list of the type, or a single. */
const named = (to: string, icon: AnyIconName, label: MessageDescriptor, keys?: string): NavigationItem => ({
  to,
  icon,
  label,
  permission: 'documents.read',
  ...(keys ? { keys } : {}),
})

/** The lists of all collections of the group, as the model describes them. */
const collectionEntries = (group: CollectionNavigation['group']): readonly NavigationItem[] =>
  Object.values<DocumentType>(collections)
    .flatMap(({ name, label, navigation }) =>
      navigation?.group === group ? [{ name, label, navigation, ...navigation }] : [],
    )
    .sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1))
    .map(({ name, label, navigation, icon, keys }) =>
      named(listPathOf({ name, navigation }), icon, label, keys),
    )

export const navigationGroups: readonly NavigationGroup[] = [
  {
    id: 'content',
    label: msg`Content`,
    entries: [
      { to: '/admin', icon: 'home', label: msg`Dashboard`, keys: 'g d' },
      ...collectionEntries('content'),
      {
        to: '/admin/updates-simple',
        icon: 'edit',
        label: msg`Quick update`,
        type: collections.updates,
        permission: 'documents.create',
        keys: 'g q',
      },
      {
        to: '/admin/create',
        icon: 'plus',
        label: msg`Create new`,
        permission: 'documents.create',
        isAside: true,
      },
      { to: '/admin/media', icon: 'image', label: msg`Media`, permission: 'media.read', keys: 'g m' },
      {
        to: '/admin/calendar',
        icon: 'calendar',
        label: msg`Calendar`,
        permission: 'documents.read',
        keys: 'g c',
      },
      {
        to: '/admin/publish-sets',
        icon: 'publish',
        label: msg`Publish sets`,
        permission: 'documents.read',
        keys: 'g b',
      },
      {
        to: '/admin/translations',
        icon: 'languages',
        label: msg`Translations`,
        permission: 'documents.read',
        keys: 'g t',
      },
      { to: '/admin/checks', icon: 'check', label: msg`Checks`, permission: 'documents.read' },
      { to: '/admin/trash', icon: 'trash', label: msg`Trash`, permission: 'documents.read' },
    ],
  },
  {
    id: 'pages',
    label: msg`Pages`,
    entries: [
      {
        to: '/admin/pages',
        icon: 'list',
        label: msg`All pages`,
        permission: 'documents.read',
        isAside: true,
      },
      ...collectionEntries('pages'),
      named('/admin/homepage', 'document', singleNames.home, 'g h'),
      named('/admin/updates-page', 'document', singleNames['updates-page']),
      named('/admin/pages/showcase', 'document', singleNames['showcase-page']),
      named('/admin/pages/partners', 'document', singleNames['partners-page']),
      named('/admin/contact-page', 'mail', singleNames.contact),
      named('/admin/terms-page', 'lock', singleNames.terms),
      named('/admin/privacy-page', 'lock', singleNames['privacy-policy']),
      named('/admin/cookie-page', 'lock', singleNames['cookie-policy']),
    ],
  },
  {
    id: 'site',
    label: msg`Site`,
    entries: [
      named('/admin/global/navigation', 'burger-menu', singleNames.navigation, 'g n'),
      named('/admin/global/footer', 'link', singleNames.footer),
      named('/admin/global/seo', 'search', singleNames.seo),
      ...collectionEntries('site'),
    ],
  },
  {
    id: 'system',
    label: msg`System`,
    entries: [
      {
        to: '/admin/enquiries',
        icon: 'mail',
        label: msg`Enquiries`,
        permission: 'enquiries.manage',
        keys: 'g e',
      },
      {
        to: '/admin/form-answers',
        icon: 'edit',
        label: msg`Form answers`,
        permission: 'enquiries.manage',
        keys: 'g r',
      },
      {
        to: '/admin/page-feedback',
        icon: 'help',
        label: msg`Page feedback`,
        permission: 'feedback.manage',
        keys: 'g f',
      },
      { to: '/admin/logs', icon: 'list', label: msg`Logs`, permission: 'logs.read', keys: 'g l' },
      named('/admin/settings', 'settings', singleNames.settings, 'g ,'),
      { to: '/admin/account', icon: 'user', label: msg`Account`, keys: 'g a', isAside: true },
      { to: '/admin/debug', icon: 'info', label: msg`Debug`, isAside: true },
    ],
  },
]
