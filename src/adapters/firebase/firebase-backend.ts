import { ContainerModule } from 'inversify'
import { Analytics } from '../../ports/analytics'
import { Auth } from '../../ports/auth'
import { CardForm } from '../../ports/card-form'
import { Clock } from '../../ports/clock'
import { Documents } from '../../ports/documents'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { noCardForm } from '../../ports/no-payments'
import { RandomIds } from '../../ports/random-ids'
import { Storage } from '../../ports/storage'
import { FirebaseAnalytics } from './firebase-analytics'
import { openFirebaseApp } from './firebase-app'
import { FirebaseAuth } from './firebase-auth'
import { FirebaseFunctions } from './firebase-functions'
import { FirebaseStorage } from './firebase-storage'
import { FirestoreDocuments } from './firestore-documents'

/** The hosted backend: binds every port to its Firebase adapter, as one container module. */
export async function openFirebaseBackend(
  env: Readonly<Record<string, string | undefined>> = import.meta.env,
  name?: string,
): Promise<{ module: ContainerModule }> {
  const app = openFirebaseApp(env, name)
  const siteKey = env['VITE_FIREBASE_APP_CHECK_KEY']
  const headers = siteKey ? (await import('./app-check')).openAppCheck(app, siteKey) : undefined
  const auth = new FirebaseAuth(app)
  const module = new ContainerModule(({ bind }) => {
    bind<Auth>(Auth).toConstantValue(auth)
    bind<Documents>(Documents).toConstantValue(new FirestoreDocuments(app))
    bind<Functions>(Functions).toConstantValue(new FirebaseFunctions(app, { headers }))
    bind<Storage>(Storage).toConstantValue(new FirebaseStorage(app, auth))
    bind<Analytics>(Analytics).toConstantValue(new FirebaseAnalytics(app, auth))
    bind<Clock>(Clock).toConstantValue({ now: () => new Date() })
    bind<Ids>(Ids).toConstantValue(new RandomIds())
    bind<CardForm>(CardForm).toConstantValue(cardForm(env['VITE_STRIPE_PUBLISHABLE_KEY']))
  })
  return { module }
}

const stripeForm = () => import('./stripe-card-form')

/** Stripe's card fields, if the build has Stripe's publishable key. Their code is downloaded when somebody is about to pay. */
const cardForm = (publishableKey: string | undefined): CardForm =>
  publishableKey
    ? {
        provider: 'stripe',
        prefetch: () =>
          void stripeForm()
            .then(({ fetchStripe }) => fetchStripe(publishableKey))
            // `show` downloads it again and reports the failure.
            .catch(() => undefined),
        show: async (...form) => (await stripeForm()).showStripeCardForm(publishableKey, ...form),
      }
    : noCardForm
