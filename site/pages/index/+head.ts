import { composedHead } from '../../composed/composed-page.ts'
import type { PageHead } from '../../layout/page-head.ts'
import type { PageRequest } from '../../page-context.ts'
import type { HomeData } from './+data.ts'

export function head({ data: { home } }: PageRequest<HomeData>): PageHead {
  return composedHead('/', home, undefined)
}
