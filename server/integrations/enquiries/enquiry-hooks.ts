import { defaultEnquiryDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

/**
 * The rules of enquiries: the contact page says whether visitors can write, the settings how long enquiries
 * are kept.
 */
export async function enquiryRules(
  documents: Pick<Documents, 'openReader'>,
): Promise<{ isOpen: boolean; days: number }> {
  const reader = documents.openReader()
  const contact = await reader.single('contact', defaultLocale)
  const settings = await reader.single('settings', defaultLocale)
  return { isOpen: contact?.data.form ?? false, days: settings?.data.enquiryDays ?? defaultEnquiryDays }
}
