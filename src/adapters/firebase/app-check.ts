import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { PostHeaders } from './post-callable'

/**
 * Starts App Check with reCAPTCHA Enterprise (`siteKey`), so that the services can refuse calls that do not come from this application.
 * Returns the header for calls that are made without the SDK.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): PostHeaders {
  const appCheck = initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  return async () => ({ 'X-Firebase-AppCheck': (await getToken(appCheck)).token })
}
