import { useLingui } from '@lingui/react/macro'
import { typeCalled } from '../../forms/links/index.ts'
import type { Finding } from './queries.ts'

/** A page of which there is one has no title: it is called what it is. */
export function useNames(): (finding: Pick<Finding, 'type' | 'title'>) => string {
  const { t, i18n } = useLingui()
  return ({ type, title }) => {
    const kind = typeCalled(type)
    return title ?? (kind?.kind === 'single' ? i18n._(kind.label) : t`Untitled`)
  }
}
