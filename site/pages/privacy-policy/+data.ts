import { readLegal } from '../../legal/legal-data.ts'
import type { PageRequest } from '../../page-context.ts'

export const data = (pageContext: PageRequest) => readLegal('privacy-policy', pageContext)
