import { msg } from '@lingui/core/macro'
import type { PageContextServer } from 'vike/types'
import { composedHead } from '../../composed/composed-page.ts'
import type { PageHead } from '../../layout/page-head.ts'
import { wordsOf } from '../../words.ts'
import type { PartnersData } from './+data.ts'

export function head({ locale, data: { composed } }: PageContextServer<PartnersData>): PageHead {
  return composedHead('/partners', composed, wordsOf(locale)._(msg`Partners`))
}
