import type { PageContextServer } from 'vike/types'
import type { PageHead } from '../../layout/page-head.ts'
import { everywhere } from '../../layout/page-head.ts'
import type { HomeData } from './+data.ts'

export function head({ data: { home, picture } }: PageContextServer<HomeData>): PageHead {
  const seo = home?.seo
  return {
    ...(seo?.title ? { title: seo.title } : {}),
    ...(seo?.description ? { description: seo.description } : {}),
    image: picture,
    hidden: seo?.hidden ?? false,
    alternates: everywhere('/'),
    nearest: '/',
  }
}
