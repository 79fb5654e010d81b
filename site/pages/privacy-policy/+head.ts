import type { LegalData } from '../../legal/legal-data.ts'
import { legalHead } from '../../legal/legal-data.ts'
import type { PageRequest } from '../../page-context.ts'

export const head = ({ data }: PageRequest<LegalData>) => legalHead('/privacy-policy', data)
