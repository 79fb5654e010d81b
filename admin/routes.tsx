/**
 * All admin routes with guard and screen. Each exists in the three locales: the prefix of the URL sets the
 * locale and is not part of the paths here.
 */
import { listPathOf } from '@cyanotype/content/contracts/admin-paths.ts'
import { collections } from '@cyanotype/content/model/core.ts'
import type { SingleName } from '@cyanotype/content/model/index.ts'
import { partAsList, partAsScreen } from './lazy/lazy-component.tsx'
import type { AdminRoute } from './router/find-route.ts'

const DocumentsScreen = partAsList(
  async () => (await import('./screens/documents/documents-screen.tsx')).DocumentsScreen,
)

/** Loaded on demand, because it contains the MDX parser and printer. */
const EditScreen = partAsScreen(async () => (await import('./screens/edit/edit-screen.tsx')).EditScreen)

const DashboardScreen = partAsScreen(
  async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
)

const SettingsScreen = partAsScreen(
  async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
)

const DebugScreen = partAsScreen(async () => (await import('./screens/debug/debug-screen.tsx')).DebugScreen)

const TranslationsScreen = partAsScreen(
  async () => (await import('./screens/translations/translations-screen.tsx')).TranslationsScreen,
)

const CalendarScreen = partAsScreen(
  async () => (await import('./screens/calendar/calendar-screen.tsx')).CalendarScreen,
)

const PublishSetsScreen = partAsScreen(
  async () => (await import('./screens/publish-sets/publish-sets-screen.tsx')).PublishSetsScreen,
)

const PublishSetScreen = partAsScreen(
  async () => (await import('./screens/publish-sets/publish-set-screen.tsx')).PublishSetScreen,
)

const ChecksScreen = partAsScreen(
  async () => (await import('./screens/checks/checks-screen.tsx')).ChecksScreen,
)

const LoginScreen = partAsScreen(async () => (await import('./sign-in/sign-in-routes.tsx')).LoginWithin)

const WelcomeScreen = partAsScreen(async () => (await import('./sign-in/sign-in-routes.tsx')).WelcomeWithin)

const ComposerScreen = partAsScreen(
  async () => (await import('./screens/updates-simple/composer-screen.tsx')).ComposerScreen,
)

const AccountScreen = partAsScreen(
  async () => (await import('./screens/account/account-screen.tsx')).AccountScreen,
)

const MediaScreen = partAsScreen(async () => (await import('./screens/media/media-screen.tsx')).MediaScreen)

const CreateScreen = partAsScreen(
  async () => (await import('./screens/create/create-screen.tsx')).CreateScreen,
)

const TrashScreen = partAsScreen(async () => (await import('./screens/trash/trash-screen.tsx')).TrashScreen)

const EnquiriesScreen = partAsScreen(
  async () => (await import('./screens/enquiries/enquiries-screen.tsx')).EnquiriesScreen,
)

const FormAnswersScreen = partAsScreen(
  async () => (await import('./screens/form-answers/form-answers-screen.tsx')).FormAnswersScreen,
)

const LogsScreen = partAsScreen(async () => (await import('./screens/logs/logs-screen.tsx')).LogsScreen)

const PagesScreen = partAsScreen(async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen)

const guarded = { layout: 'admin', guard: 'auth-redirect' } as const

/** A single, on the edit screen. */
function edited(path: string, name: SingleName): AdminRoute {
  return { path, ...guarded, draw: ({ search }) => <EditScreen slug={name} language={search.language} /> }
}

const PageFeedbackScreen = partAsScreen(
  async () => (await import('./screens/page-feedback/page-feedback-screen.tsx')).PageFeedbackScreen,
)

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/login',
    layout: 'none',
    draw: () => <LoginScreen />,
  },
  {
    path: '/admin/welcome',
    layout: 'none',
    draw: () => <WelcomeScreen />,
  },
  { path: '/admin', ...guarded, draw: ({ search }) => <DashboardScreen days={search.days} /> },
  {
    path: '/admin/translations',
    ...guarded,
    draw: ({ search }) => <TranslationsScreen search={search} />,
  },
  { path: '/admin/calendar', ...guarded, draw: ({ search }) => <CalendarScreen search={search} /> },
  {
    path: '/admin/publish-sets',
    ...guarded,
    draw: ({ search }) =>
      search.open === undefined ? <PublishSetsScreen /> : <PublishSetScreen set={search.open} />,
  },
  { path: '/admin/checks', ...guarded, draw: ({ search }) => <ChecksScreen kind={search.kind} /> },
  ...Object.values(collections).map(
    (type): AdminRoute => ({
      path: listPathOf(type),
      ...guarded,
      draw: ({ search }) => <DocumentsScreen type={type} search={search} />,
    }),
  ),
  { path: '/admin/trash', ...guarded, draw: () => <TrashScreen /> },
  { path: '/admin/enquiries', ...guarded, draw: ({ search }) => <EnquiriesScreen search={search} /> },
  { path: '/admin/form-answers', ...guarded, draw: ({ search }) => <FormAnswersScreen search={search} /> },
  { path: '/admin/page-feedback', ...guarded, draw: ({ search }) => <PageFeedbackScreen search={search} /> },
  { path: '/admin/logs', ...guarded, draw: ({ search }) => <LogsScreen search={search} /> },
  { path: '/admin/updates-simple', ...guarded, draw: () => <ComposerScreen /> },
  { path: '/admin/media', ...guarded, draw: ({ search }) => <MediaScreen search={search} /> },
  { path: '/admin/account', ...guarded, draw: () => <AccountScreen /> },
  {
    path: '/admin/create',
    ...guarded,
    draw: ({ search }) =>
      search.type === undefined ? (
        <CreateScreen />
      ) : (
        <EditScreen newType={search.type} below={search.below} language={search.language} />
      ),
  },
  {
    path: '/admin/edit/$slug',
    ...guarded,
    draw: ({ params, search }) => <EditScreen slug={params.slug ?? ''} language={search.language} />,
  },
  { path: '/admin/pages', ...guarded, draw: () => <PagesScreen /> },
  edited('/admin/homepage', 'home'),
  edited('/admin/updates-page', 'updates-page'),
  edited('/admin/contact-page', 'contact'),
  edited('/admin/terms-page', 'terms'),
  edited('/admin/privacy-page', 'privacy-policy'),
  edited('/admin/cookie-page', 'cookie-policy'),
  edited('/admin/pages/home', 'home'),
  edited('/admin/pages/contact', 'contact'),
  edited('/admin/pages/partners', 'partners-page'),
  edited('/admin/pages/showcase', 'showcase-page'),
  edited('/admin/global/seo', 'seo'),
  edited('/admin/global/footer', 'footer'),
  edited('/admin/global/navigation', 'navigation'),
  { path: '/admin/debug', layout: 'none', draw: () => <DebugScreen /> },
  {
    path: '/admin/settings',
    ...guarded,
    draw: ({ search }) => <SettingsScreen search={search} />,
  },
  // The catch-all route shows "not found".
  { path: '/admin/$nothing', ...guarded },
]
