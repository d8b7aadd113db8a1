import { token } from './token'

/** The events that the product records. No event contains a person's name, postal address or email address. */
export type AnalyticsEvent =
  /** `page_path` is the full path with its query. */
  | { readonly name: 'page_view'; readonly params: { readonly page_path: string; readonly page_title: string } }
  | { readonly name: 'search'; readonly params: { readonly area: string; readonly results: number } }
  | { readonly name: 'save'; readonly params: { readonly kind: string } }
  | { readonly name: 'flipbook_click'; readonly params: { readonly kind: string } }

/** Every event is recorded here. An adapter asks `mayRecord` before it sends one to a service. */
export interface Analytics {
  record(event: AnalyticsEvent): void
  /**
   * Whether events of this visit may leave the device: not if the visitor opted out, the browser asks for privacy, or staff masquerade.
   * Resolves once the session is known.
   */
  mayRecord(): Promise<boolean>
  /** Whether the user of this device opted out; stored on the device. */
  readonly isOptedOut: boolean
  setOptedOut(isOptedOut: boolean): void
}
export const Analytics = token<Analytics>('Analytics')
