import { readLegal } from '../../features/legal/legal-page.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'

export const data = (pageContext: PageRequest) => readLegal('privacy-policy', pageContext)
