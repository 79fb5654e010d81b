/** What the admin says about sections of the site that are switched off. */

import { isPathOn, siteSections } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { AdminLink } from './admin-link.tsx'

/** Its key is among those of the settings, so that it is read again when they are published. */
function sectionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', 'settings', 'sections'],
    queryFn: async () => (await api('GET /api/sections', {})).hidden,
  })
}

/** Returns whether a path without locale prefix is on the site. */
export function useIsOn(): (path: string) => boolean {
  const { api } = useAdmin()
  const { data = [] } = useQuery(sectionsQuery(api))
  const hidden = Object.keys(siteSections)
    .filter(isSection)
    .filter((name) => data.includes(name))
  return (path) => isPathOn(hidden, path)
}

const isSection = (name: string): name is keyof typeof siteSections => Object.hasOwn(siteSections, name)

interface SwitchedOffProps {
  readonly type: DocumentType
  /** The path of the document without locale prefix. Default: the list of its type. */
  readonly path?: string | undefined
}

/** Notice on lists and documents of a section that is switched off. */
export function SwitchedOff({ type, path }: SwitchedOffProps) {
  const isOn = useIsOn()
  const [list = ''] = (type.page ?? '').split('/{')
  if (isOn(path ?? list)) return null
  return (
    <Callout tone="info" title={<Trans>Not on the site</Trans>}>
      <p>
        <Trans>This section is switched off. Its content is saved, but visitors cannot see it.</Trans>{' '}
        <AdminLink to="/admin/settings?place=sections">
          <Trans>Open the settings</Trans>
        </AdminLink>
      </p>
    </Callout>
  )
}
