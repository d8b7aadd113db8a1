import { restores } from '../../../../domain/backups/restores.collection'
import { exportJobs } from '../../../../domain/exports/export-jobs.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const by = 'p-superadmin'

/** Last year's backup and its rehearsal, so this year's rehearsal is due; and a backup of this season, whose file has expired. */
export const sampleBackups = (): readonly SampleDocument[] => [
  backup('backup-2026', '2026-10-05T09:00', 'Before the season begins', 9120),
  sampleDocument(
    restores,
    'rehearsal-2026',
    {
      purpose: 'rehearsal',
      reason: 'The yearly rehearsal before the season',
      requestedBy: by,
      organization: 'Open Studios',
      backup: 'backup-2026',
      madeAt: instantAt('2026-10-05T09:00'),
      fingerprint: '7c1e 90a4 5b2d 6f38 c1d0 4e97 a2b6 58f3',
      isKnownKey: true,
      parts: 11,
      received: 11,
      lines: 9120,
      applied: 0,
      guarded: 2310,
      unfit: 0,
      dangling: 0,
      examples: [],
      restored: 0,
      present: 0,
      forgotten: 0,
      finishedAt: instantAt('2026-10-05T09:20'),
      status: 'rehearsed',
    },
    { by, at: instantAt('2026-10-05T09:15') },
  ),
  backup('backup-2027', '2027-09-20T09:00', 'Before the guide is printed', 11_874),
]

function backup(id: string, at: string, reason: string, rows: number): SampleDocument {
  const made = instantAt(at)
  const expires = new Date(made.getTime() + 7 * 86_400_000)
  const fileName = `backup-${at.slice(0, 10)}.jsonl`
  return sampleDocument(
    exportJobs,
    id,
    { preset: 'backup', scope: 'superadmin', fileName, reason, requestedBy: by, openedBy: [by], rows, expires, status: 'expired' },
    { by, at: made },
  )
}
