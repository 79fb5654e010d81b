import type { PageContextServer } from 'vike/types'
import { readLegal } from '../../legal/legal-data.ts'

export const data = (pageContext: PageContextServer) => readLegal('terms', pageContext)
