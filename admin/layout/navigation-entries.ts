/**
 * Where one can go from anywhere, in groups: a line for each screen. Of these the navigation and the palette show those whose
 * route exists and that one may see.
 */
import type { DocumentType, Permission } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { IconName } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Entry {
  readonly to: string
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly permission?: Permission
  readonly type?: DocumentType
  /** The two keys that lead there. */
  readonly keys?: string
  /** Only the palette leads there: one gets there from another screen as well. */
  readonly isAside?: boolean
}

export interface EntryGroup {
  readonly id: string
  readonly label: MessageDescriptor
  readonly entries: readonly Entry[]
}

const ofType = (to: string, icon: IconName, type: DocumentType, keys?: string): Entry => ({
  to,
  icon,
  type,
  label: type.label,
  permission: 'documents.read',
  ...(keys ? { keys } : {}),
})

export const entryGroups: readonly EntryGroup[] = [
  {
    id: 'content',
    label: msg`Content`,
    entries: [
      { to: '/admin', icon: 'home', label: msg`Dashboard`, keys: 'g d' },
      ofType('/admin/updates', 'rss', model.updates, 'g u'),
      {
        to: '/admin/updates-simple',
        icon: 'edit',
        label: msg`Quick update`,
        type: model.updates,
        permission: 'documents.create',
        keys: 'g q',
      },
      ofType('/admin/showcase', 'bookmark', model.showcase, 'g s'),
      ofType('/admin/partners', 'user', model.partners, 'g p'),
      ofType('/admin/docs', 'note', model.docs, 'g o'),
      { to: '/admin/media', icon: 'image', label: msg`Media`, permission: 'media.read', keys: 'g m' },
      {
        to: '/admin/translations',
        icon: 'languages',
        label: msg`Translations`,
        permission: 'documents.read',
        keys: 'g t',
      },
      { to: '/admin/trash', icon: 'trash', label: msg`Trash`, permission: 'documents.read', isAside: true },
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
      ofType('/admin/homepage', 'document', model.home, 'g h'),
      ofType('/admin/updates-page', 'document', model['updates-page']),
      ofType('/admin/pages/showcase', 'document', model['showcase-page']),
      ofType('/admin/pages/partners', 'document', model['partners-page']),
      ofType('/admin/contact-page', 'mail', model.contact),
      ofType('/admin/terms-page', 'lock', model.terms),
      ofType('/admin/privacy-page', 'lock', model['privacy-policy']),
      ofType('/admin/cookie-page', 'lock', model['cookie-policy']),
    ],
  },
  {
    id: 'site',
    label: msg`Site`,
    entries: [
      ofType('/admin/global/navigation', 'burger-menu', model.navigation, 'g n'),
      ofType('/admin/global/footer', 'link', model.footer),
      ofType('/admin/global/seo', 'search', model.seo),
      ofType('/admin/redirects', 'share', model.redirects),
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
      { to: '/admin/logs', icon: 'list', label: msg`Logs`, permission: 'logs.read', keys: 'g l' },
      ofType('/admin/settings', 'settings', model.settings, 'g ,'),
      { to: '/admin/account', icon: 'user', label: msg`Account`, keys: 'g a', isAside: true },
      { to: '/admin/debug', icon: 'info', label: msg`Debug`, isAside: true },
    ],
  },
]
