export { LegalPage as Page } from '../../legal/legal-page.tsx'
