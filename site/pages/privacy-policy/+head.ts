import type { LegalData } from '../../features/legal/legal-data.ts'
import { legalHead } from '../../features/legal/legal-data.ts'
import type { PageRequest } from '../../rendering/page-context.ts'

export const head = ({ data }: PageRequest<LegalData>) => legalHead('/privacy-policy', data)
