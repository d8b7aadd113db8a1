import { BackupService } from '../../../../domain/backups/backup-service'
import { type Restore, restores } from '../../../../domain/backups/restores.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, json, withHelp } from '../../../../domain/shared/records/fields'
import { role } from '../../../../domain/shared/records/policy'
import { Records } from '../../../../domain/shared/records/records'
import { counted } from '../../../kit/counted'
import { type RunOptions, type RunReport, runOf } from '../../engine/run/run-spec'
import { BackupFileInput } from './backup-file-input'
import { checkText } from './restore-text'

const file = json<File>('Backup file')
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
  restore: runOf({
    title: 'Restore a backup',
    purpose:
      'Only records that are missing are put back, also those that you deleted since. Nothing that is there is changed. Rehearse it first to see how many are missing.',
    rule: role('superadmin'),
    choose: {
      fields: {
        file,
        purpose: withHelp(
          choice('What', ['ordinary', 'everything']),
          'Ordinary leaves out roles, accounts, keys and ledgers. Everything needs the approval of a second superadmin.',
        ),
        reason: reasonField('What is it for?'),
      },
      begin: { purpose: 'ordinary' },
      inputs,
    },
    label: 'Check and put back',
    run: async ({ input, ...options }, services) => {
      const { restoreId, status } = await services
        .get(BackupService)
        .bring(input.file, input.purpose, input.reason, (done, total) => options.onProgress({ done, total }))
      if (status !== 'ready')
        return { message: `${checkText(await foundOf(services, restoreId))} A second superadmin has to approve it before it is put back.` }
      options.onStarted(restoreId)
      return resumeRestore(restoreId, options, services)
    },
  }),
}
