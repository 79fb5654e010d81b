/** The pages that there are once, each with the address of its screen. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'

interface Page {
  readonly type: DocumentType
  readonly to: string
}

export const pages: readonly Page[] = [
  { type: model.home, to: '/admin/pages/home' },
  { type: model['updates-page'], to: '/admin/updates-page' },
  { type: model['showcase-page'], to: '/admin/pages/showcase' },
  { type: model['partners-page'], to: '/admin/pages/partners' },
  { type: model.contact, to: '/admin/pages/contact' },
  { type: model.terms, to: '/admin/terms-page' },
  { type: model['privacy-policy'], to: '/admin/privacy-page' },
  { type: model['cookie-policy'], to: '/admin/cookie-page' },
]
