/** Example call for the import of another system, on a separate server, where only it imports. */
import { sampleGhost } from '../../import-export/other-systems/testing/sample-exports.ts'
import { finishedImport, uploadExport } from '../../import-export/site-import/testing/import-calls.ts'
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions } from './audited-actions.ts'
import { idOf } from './audited-actions.ts'

export const importActions: AuditedActions = {
  'POST /api/import/run': async ({ kind }) => {
    const otherServer = await startServer(kind)
    const by = await otherServer.signedInAs('owner')
    await uploadExport(by, 'ghost.json', sampleGhost)
    await finishedImport(by)
    const expected = { action: 'import.started', type: 'import', details: { file: 'ghost.json' } }
    return { otherServer, by, who: await idOf(by), path: '/api/import/run', expected }
  },
}
