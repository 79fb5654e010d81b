import { readComposed } from '../../features/composed-pages/composed-page.tsx'
import type { Partner } from '../../features/partners/partners.tsx'
import { readPartners } from '../../features/partners/partners.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'

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
