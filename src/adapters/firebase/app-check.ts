import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { PostHeaders } from './post-callable'

/**
 * Lets the services know that this application calls, and not a script that took its keys; `siteKey` is reCAPTCHA Enterprise's. Comes back
 * with the header for calls that no SDK makes.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): PostHeaders {
  const appCheck = initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  return async () => ({ 'X-Firebase-AppCheck': (await getToken(appCheck)).token })
}
