import { KeptTables } from '../../legal/kept-table.tsx'
import type { LegalData } from '../../legal/legal-data.ts'
import { LegalPage } from '../../legal/legal-page.tsx'

export function Page({ data }: { readonly data: LegalData }) {
  return (
    <LegalPage data={data}>
      <KeptTables />
    </LegalPage>
  )
}
