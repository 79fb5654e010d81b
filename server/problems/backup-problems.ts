/** Problems of backups, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const backupProblems = {
  backup_damaged: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_damaged',
      message: 'This backup is damaged ({part}). Use another backup.',
    },
  },
  backup_too_new: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_too_new',
      message: 'Cyanotype {version} made this backup, which is newer than this server. Upgrade it first.',
    },
  },
  backup_migration_missing: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_migration_missing',
      message:
        'This backup has the migration {migration}, which is not in server/db/own-migrations. Add it again.',
    },
  },
  backup_locked: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_locked',
      message:
        'This backup cannot be decrypted. BACKUP_PASSPHRASE is not the one that it was made with, or the backup is damaged.',
    },
  },
  backup_in_progress: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_in_progress',
      message: 'A backup or a restore is already running. Wait until it is finished.',
    },
  },
  backup_without_passphrase: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_without_passphrase',
      message: 'A backup with the secret must be encrypted. Set BACKUP_PASSPHRASE.',
    },
  },
  backup_without_secret: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.backup_without_secret',
      message: 'This backup does not contain the secret of the site. Restore it without --with-secret.',
    },
  },
  server_running: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.server_running',
      message: 'The database is in use. Stop the server, and try again.',
    },
  },
  backup_storage_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.backup_storage_unavailable',
      message: 'The backup storage cannot be used ({reason}). Check BACKUP_URL.',
    },
  },
} as const satisfies Record<string, ProblemKind>
