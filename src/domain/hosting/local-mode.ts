import type { Mail } from '../../ports/mailer'
import { token } from '../../ports/token'

export interface SamplePerson {
  /** Key of the address parameter `?as=`. */
  readonly key: string
  readonly name: string
  readonly email: string
}

export interface SentMail extends Mail {
  readonly sentAt: Date
}

export interface LocalState {
  readonly as: string | undefined
  readonly now: Date
  readonly simulated: boolean
  readonly offline: boolean
  /** Nothing is persisted: all data is in this tab's memory. */
  readonly memory: boolean
  readonly outbox: readonly SentMail[]
  /** The organization that was started empty, instead of the sample season. */
  readonly beganEmpty: boolean
  /** The next step toward the first superadmin of an empty organization; `undefined` once there is one. */
  readonly towardsSuperadmin: TowardsSuperadmin | undefined
}

/** Join, confirm the address, be appointed. */
export type TowardsSuperadmin = 'join' | 'confirm' | 'appoint'

/** What only local mode can do: sign in as anybody, simulate a date, go offline. */
export interface LocalMode {
  readonly people: readonly SamplePerson[]
  readonly state: LocalState
  watch(next: (state: LocalState) => void): () => void
  /** `undefined` signs out. */
  signInAs(key: string | undefined): Promise<void>
  /** `undefined` returns to the default instant of the sample season. */
  setNow(instant: Date | undefined): void
  setOffline(offline: boolean): void
  /** A stored file, by its path. Rejects as the file store does. */
  file(path: string): Promise<Blob>
  /** Every document, file and account as one JSON file. */
  download(): Promise<Blob>
  load(file: Blob): Promise<void>
  /** Deletes everything and starts again: with the sample season, or empty. */
  reset(): Promise<void>
  /** Switches between the empty organization and the sample season at the next page load. Nothing is deleted. */
  changeOrganisation(): void
  /** Makes the signed-in person the first superadmin, as `npm run first-superadmin` does in a Firebase project. */
  becomeSuperadmin(): Promise<void>
}
export const LocalMode = token<LocalMode>('LocalMode')
