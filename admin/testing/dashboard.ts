/** Responses for the dashboard of a site where nothing needs attention. */
import type { Responses } from './fake-server.ts'

export const completedSteps = {
  hasSiteName: true,
  hasDescription: true,
  hasUpdate: true,
  hasMedia: true,
  hasOtherUsers: true,
}

const noFindings = { count: 0, isWhole: true }

export const quietDashboard: Responses = {
  'GET /api/overview': () => ({
    lists: [],
    languages: [],
    planned: [],
    scheduled: 0,
    unread: null,
    unreadAnswers: null,
    firstSteps: completedSteps,
  }),
  'GET /api/activity': () => ({ items: [], next: null }),
  'GET /api/analytics': () => ({ days: [], pages: [], sources: [] }),
  'GET /api/checks': () => ({ items: [], next: null }),
  'GET /api/checks/counts': () => ({
    brokenLinks: noFindings,
    orphanedPages: noFindings,
    unreadyDrafts: noFindings,
  }),
}
