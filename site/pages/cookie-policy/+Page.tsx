import { useLingui } from '@lingui/react/macro'
import { KeptOnDevice } from '../../legal/kept-on-device.tsx'
import type { LegalData } from '../../legal/legal-data.ts'
import { LegalPage } from '../../legal/legal-page.tsx'

export function Page({ data }: { readonly data: LegalData }) {
  const { t } = useLingui()
  const title = t`What this site keeps on your device`
  return <LegalPage data={data} appendix={{ id: 'kept', title, content: <KeptOnDevice /> }} />
}
