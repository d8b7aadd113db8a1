import { BackupService } from '../../../../domain/backups/backup-service'
import { type Restore, restores } from '../../../../domain/backups/restores.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, json, type RecordOf, withHelp } from '../../../../domain/shared/records/fields'
import { role } from '../../../../domain/shared/records/policy'
import { Records } from '../../../../domain/shared/records/records'
import { counted } from '../../../kit/counted'
import type { OnProgress } from '../../engine/actions/use-outcome'
import { type RunOptions, type RunReport, runOf } from '../../engine/run/run-spec'
import { BackupFileInput } from './backup-file-input'
import { type RestorePlan, RestorePlanTable } from './restore-plan-table'
import { checkText, missingIn } from './restore-text'

const file = json<File>('Backup file')
const chosen = {
  file,
  purpose: withHelp(
    choice('What', ['ordinary', 'everything']),
    'Ordinary leaves out roles, accounts, keys and ledgers. Everything needs the approval of a second superadmin.',
  ),
  reason: reasonField('What is it for?'),
}
const inputs = { file: BackupFileInput }

const foundOf = async (services: Services, restoreId: string): Promise<Restore> => (await services.get(Records).get(restores, restoreId))!

/** Restores missing records, continuing at the part that was reached. */
export async function resumeRestore(
  restoreId: string,
  { signal, onProgress }: Omit<RunOptions, 'key' | 'onStarted'>,
  services: Services,
): Promise<RunReport> {
  const outcome = await services.get(BackupService).putBack(restoreId, (done, total) => onProgress({ done, total }), signal)
  const { restored, present, forgotten, unfit = 0 } = await foundOf(services, restoreId)
  const sentences = [
    `${counted(restored, 'record')} put back.`,
    `${counted(present, 'was', 'were')} there already.`,
    ...(forgotten > 0 ? [`${counted(forgotten, 'is', 'are')} left out, because their people were forgotten since.`] : []),
    ...(unfit > 0 ? [`${counted(unfit, 'is', 'are')} left out, because they do not fit.`] : []),
  ]
  return { outcome, message: sentences.join(' ') }
}

/** Checks a backup part by part before anything is restored. */
export const backupRuns = {
  rehearse: runOf({
    title: 'Rehearse a backup',
    purpose:
      'Checks the signature, every record and every reference of a backup, and counts what is missing here. Puts nothing back. Due once a year.',
    rule: role('superadmin'),
    choose: { fields: { file, reason: reasonField('What is it for?') }, inputs },
    label: 'Rehearse',
    run: async ({ input, onProgress }, services) => {
      const { restoreId } = await services
        .get(BackupService)
        .bring(input.file, 'rehearsal', input.reason, (done, total) => onProgress({ done, total }))
      return { message: checkText(await foundOf(services, restoreId)) }
    },
  }),
  restore: runOf<typeof chosen, RestorePlan>({
    title: 'Restore a backup',
    purpose: 'Puts back what is missing here, also what you deleted since. Nothing that is here is changed. You see what it would do first.',
    rule: role('superadmin'),
    choose: { fields: chosen, begin: { purpose: 'ordinary' }, inputs },
    plan: planOfRestore,
    planned: RestorePlanTable,
    label: (_, { toWrite }) => (toWrite === 0 ? 'Nothing to put back' : `Put back ${counted(toWrite, 'record')}`),
    run: ({ plan, ...options }, services) => {
      options.onStarted(plan.restore.id)
      return resumeRestore(plan.restore.id, options, services)
    },
  }),
}

/** Uploads and checks the backup. It then waits in the list of restores until it is put back or discarded. */
async function planOfRestore(input: RecordOf<typeof chosen>, services: Services, onProgress: OnProgress): Promise<RestorePlan> {
  const bringing = services.get(BackupService).bring(input.file, input.purpose, input.reason, (done, total) => onProgress({ done, total }))
  const { restoreId, status } = await bringing
  const restore = await foundOf(services, restoreId)
  const toWrite = missingIn(restore)
  return {
    restore,
    rows: [],
    toWrite,
    notes: [
      checkText(restore),
      ...(input.purpose === 'ordinary' ? ['Roles, accounts, keys and ledgers are left out.'] : []),
      ...(status === 'rehearsed' ? [] : ['It waits for a week under “Restores and rehearsals”, until you put it back or discard it.']),
    ],
    refused: status !== 'requested' ? undefined : 'A second superadmin has to approve it first. It waits for them now, with these numbers.',
  }
}
