import { composedHead } from '../../features/composed-pages/composed-page.ts'
import type { PageHead } from '../../layout/head/page-head.ts'
import type { PageRequest } from '../../rendering/page-context.ts'
import type { HomeData } from './+data.ts'

export function head({ data: { home } }: PageRequest<HomeData>): PageHead {
  return composedHead('/', home, undefined)
}
