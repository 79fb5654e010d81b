import { readComposed } from '../../features/composed-pages/composed-page.ts'
import type { Partner } from '../../features/partners/partner.ts'
import { readPartners } from '../../features/partners/partner.ts'
import type { PageRequest } from '../../rendering/page-context.ts'

export type PartnersData = Awaited<ReturnType<typeof data>>

/** In the order of the page. A partner without a kind counts as `partner`. */
const kinds = ['partner', 'venue', 'supporter', 'network'] as const
export type PartnerKind = (typeof kinds)[number]

export async function data({ reader, locale }: PageRequest) {
  const partners = await readPartners(reader, locale)
  return {
    composed: await readComposed('partners-page', reader, locale),
    groups: kinds.map((kind) => ({ kind, partners: partners.filter((one) => kindOf(one) === kind) })),
  }
}

function kindOf({ document }: Partner): PartnerKind {
  return document.data.kind ?? 'partner'
}
