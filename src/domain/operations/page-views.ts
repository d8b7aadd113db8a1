import { Analytics } from '../../ports/analytics'

/** Which pages are looked at; no person is in it. */
export class PageViews {
  static readonly inject = [Analytics] as const

  constructor(private readonly analytics: Analytics) {}

  /** `path` is the full path with its query. */
  record(path: string, title: string): void {
    this.analytics.record({ name: 'page_view', params: { page_path: path, page_title: title } })
  }
}
