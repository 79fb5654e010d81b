import type { LegalData } from '../../features/legal/legal-page.tsx'
import { legalHead } from '../../features/legal/legal-page.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'

export const head = ({ data }: PageRequest<LegalData>) => legalHead('/cookie-policy', data)
