import type { PageContextServer } from 'vike/types'
import type { PageHead } from '../../../layout/page-head.ts'
import { alternatesOf } from '../../../layout/page-head.ts'
import type { UpdateData } from './+data.ts'

export function head({ data: { update, cover } }: PageContextServer<UpdateData>): PageHead {
  const { title, excerpt, seo } = update.data
  return {
    title: seo.title || title,
    description: seo.description || excerpt,
    image: cover,
    hidden: seo.hidden,
    type: 'article',
    alternates: alternatesOf(update, '/updates'),
    nearest: '/updates',
  }
}
