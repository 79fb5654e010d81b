import type { PageContextServer } from 'vike/types'
import { composedHead } from '../../composed/composed-page.ts'
import type { PageHead } from '../../layout/page-head.ts'
import type { HomeData } from './+data.ts'

export function head({ data: { home } }: PageContextServer<HomeData>): PageHead {
  return composedHead('/', home, undefined)
}
