import { readLegal } from '../../features/legal/legal-data.ts'
import type { PageRequest } from '../../rendering/page-context.ts'

export const data = (pageContext: PageRequest) => readLegal('cookie-policy', pageContext)
