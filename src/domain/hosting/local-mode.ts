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
  /** Nothing is kept: the store lives in this tab's memory. */
  readonly memory: boolean
  readonly outbox: readonly SentMail[]
}

/** What a developer can do in local mode that no deployed build can: be anybody, be any day, lose the network. */
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
  /** Back to the sample season, as on the first start. */
  reset(): Promise<void>
}
export const LocalMode = token<LocalMode>('LocalMode')
