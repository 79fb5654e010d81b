import type { PageContextServer } from 'vike/types'
import type { LegalData } from '../../legal/legal-data.ts'
import { legalHead } from '../../legal/legal-data.ts'

export const head = ({ data }: PageContextServer<LegalData>) => legalHead('/cookie-policy', data)
