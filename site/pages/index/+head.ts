import type { PageHead } from '../../context/page-head.ts'
import { composedHead } from '../../features/composed-pages/composed-page.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { HomeData } from './+data.ts'

export function head({ data: { home } }: PageRequest<HomeData>): PageHead {
  return composedHead('/', home, undefined)
}
