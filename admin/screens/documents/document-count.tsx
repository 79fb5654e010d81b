import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../admin-context.tsx'
import { countQuery } from './queries.ts'
import type { ListSearch } from './search.ts'

interface DocumentCountProps {
  readonly type: string
  readonly search: ListSearch
}

/** How many documents a list has, which is counted beside it: a list never waits for that. */
export function DocumentCount({ type, search }: DocumentCountProps) {
  const { i18n } = useLingui()
  const { api } = useAdmin()
  const { data } = useQuery(countQuery(api, type, search))
  if (data === undefined) return null
  const total = data.count
  if (data.isExact) return <Plural value={total} one="# document" other="# documents" />
  const number = i18n.number(total)
  return <Trans>More than {number} documents</Trans>
}
