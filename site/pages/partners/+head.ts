import { msg } from '@lingui/core/macro'
import { composedHead } from '../../composed/composed-page.ts'
import type { PageHead } from '../../layout/page-head.ts'
import type { PageRequest } from '../../page-context.ts'
import { wordsOf } from '../../words.ts'
import type { PartnersData } from './+data.ts'

export function head({ locale, data: { composed } }: PageRequest<PartnersData>): PageHead {
  return composedHead('/partners', composed, wordsOf(locale)._(msg`Partners`))
}
