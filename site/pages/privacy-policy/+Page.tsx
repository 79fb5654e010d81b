export { LegalPage as Page } from '../../features/legal/legal-page.tsx'
