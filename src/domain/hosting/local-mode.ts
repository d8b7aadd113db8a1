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
  /** Nothing is stored: all data is in this tab's memory. */
  readonly memory: boolean
  readonly outbox: readonly SentMail[]
  /** The organization that began with nothing, instead of the sample season. */
  readonly beganEmpty: boolean
  /** What comes before an organization that began with nothing has its first superadmin; `undefined` once it has. */
  readonly towardsSuperadmin: TowardsSuperadmin | undefined
}

/** Joining, confirming the address, then being appointed. */
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
  /** Deletes everything and starts again as the store began: with the sample season, or with nothing. */
  reset(): Promise<void>
  /** Works on the other organization from the next page load on: the empty one, or the sample season. Nothing is deleted. */
  changeOrganisation(): void
  /** Makes whoever is signed in the first superadmin, as `npm run first-superadmin` does in a project. */
  becomeSuperadmin(): Promise<void>
}
export const LocalMode = token<LocalMode>('LocalMode')
