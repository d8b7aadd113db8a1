import type { FirebaseApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { type Functions, functionsRegion } from '../../ports/functions'
import { translating } from './firebase-errors'

/** The Functions port on callable cloud functions. */
export class FirebaseFunctions implements Functions {
  constructor(private readonly app: FirebaseApp) {}

  call(name: string, input: unknown): Promise<unknown> {
    return translating('functions', async () => (await httpsCallable(getFunctions(this.app, functionsRegion), name)(input)).data)
  }
}
